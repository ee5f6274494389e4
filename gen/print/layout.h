/* layout.h -- expressions as text, on several lines where they are long. */
#ifndef PRINT_LAYOUT_H
#define PRINT_LAYOUT_H

#include "steps/cx.h"

enum { WIDE = 108 }; /* where lines end */

/* The expression, which begins in column `at` of a statement that is itself indented by `base`; `behind` it
 * follow so many characters.  Lines that its outermost operators begin are indented by `indent`. */
const char *laid(cx, int at, int indent, int behind, int base);
void add_item(cx_list *, const char *fmt, ...) __attribute__((format(printf, 2, 3))); /* of one piece */
/* Items behind each other, from column `at` on, with commas between them and one or `;` behind. */
const char *laid_list(const cx_list *, int at);

#endif
