/* board_host.c -- this machine as a board. */
#include "board.h"

#include <stdio.h>
#include <stdlib.h>

void board_text(const char *text)
{
    fputs(text, stdout);
}

void board_number(uint64_t number)
{
    printf("%llu", (unsigned long long)number);
}

_Noreturn void board_end(void)
{
    exit(0);
}
