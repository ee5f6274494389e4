/* layout.h -- expressions as text, on several lines where they are long. */
#ifndef PRINT_LAYOUT_H
#define PRINT_LAYOUT_H

#include "steps/cx.h"

/* The expression, which begins in column `at` of a statement that is itself indented by `base`; `behind` it
 * follow so many characters.  Lines that its outermost operators begin are indented by `indent`. */
const char *laid(cx, int at, int indent, int behind, int base);

#endif
