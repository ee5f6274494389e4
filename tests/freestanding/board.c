/* board.c -- where a program begins on a Cortex-M4 (mps2-an386) and on RV32 (virt), and how it speaks: semihosting,
 * calls that QEMU answers. */
#include "board.h"

#include <stddef.h>

int main(void);

enum { SYS_WRITE0 = 4, SYS_EXIT = 24, APPLICATION_EXIT = 0x20026 };

static void call(uintptr_t number, const void *argument)
{
#if defined(__riscv)
    register uintptr_t a0 __asm__("a0") = number;
    register const void *a1 __asm__("a1") = argument;
    __asm__ volatile(".option push\n.option norvc\n.balign 16\nslli x0, x0, 0x1f\nebreak\nsrai x0, x0, 7\n.option pop"
                     : "+r"(a0) : "r"(a1) : "memory");
#else
    register uintptr_t r0 __asm__("r0") = number;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
#endif
}

void board_text(const char *text)
{
    call(SYS_WRITE0, text);
}

void board_number(uint64_t number)
{
    char digits[21];
    size_t at = sizeof digits - 1;
    digits[at] = '\0';
    do
        digits[--at] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    board_text(digits + at);
}

_Noreturn void board_end(void)
{
#if defined(__riscv) && __riscv_xlen == 64
    const uintptr_t reason[2] = {APPLICATION_EXIT, 0};
    call(SYS_EXIT, reason);
#else
    call(SYS_EXIT, (const void *)(uintptr_t)APPLICATION_EXIT);
#endif
    for (;;)
        ;
}

void begin(void);
void begin(void)
{
    main();
    board_end();
}

#if defined(__riscv)
extern char board_stack[];
__asm__(".section .text.entry, \"ax\"\n.globl _start\n_start:\n.option push\n.option norelax\nla gp, __global_pointer$\n"
        ".option pop\nla sp, board_stack\nj begin\n");
#else
extern char board_stack[];
static void fault(void)
{
    board_text("fault\n");
    board_end();
}
/* The stack, reset, NMI, all faults. */
__attribute__((section(".vectors"), used)) static const void *const vectors[] = {
    board_stack, (const void *)begin, (const void *)fault, (const void *)fault,
    (const void *)fault, (const void *)fault, (const void *)fault,
};
#endif
