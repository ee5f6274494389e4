/* steps.h -- basic blocks that instrumented code has run: a measure that is the same on every machine. */
#ifndef STEPS_H
#define STEPS_H

#include <stdint.h>

uint64_t steps_taken(void);
void __sanitizer_cov_trace_pc(void); /* what -fsanitize-coverage=trace-pc calls in each of them */

#endif
