/* start.c -- where a program without a C library begins and ends. */

int main(void);

/* Linux's call 1 (60 on x86-64) ends a process: under a kernel, or in qemu-arm. */
static void end(int status)
{
#if defined(__x86_64__)
    __asm__ volatile("syscall" : : "a"(60), "D"(status));
#elif defined(__i386__)
    __asm__ volatile("int $0x80" : : "a"(1), "b"(status));
#elif defined(__arm__)
    register int r0 __asm__("r0") = status;
    register int r7 __asm__("r7") = 1;
    __asm__ volatile("svc 0" : : "r"(r0), "r"(r7));
#endif
    for (;;)
        ;
}

void begin(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __asm__ volatile("and $-16, %%" 
#if defined(__x86_64__)
                     "rsp"
#else
                     "esp"
#endif
                     : : : "memory");
#endif
    end(main());
}
