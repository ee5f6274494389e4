/* steps.c -- counts basic blocks; itself compiled without -fsanitize-coverage. */
#include "steps.h"

static uint64_t steps;

uint64_t steps_taken(void)
{
    return steps;
}

void __sanitizer_cov_trace_pc(void)
{
    steps++;
}
