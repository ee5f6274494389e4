/* board.h -- a machine without an operating system, under QEMU: text to the host, the end. */
#ifndef BOARD_H
#define BOARD_H

#include <stdint.h>

void board_text(const char *text);
void board_number(uint64_t number);
_Noreturn void board_end(void);

#endif
