/* errno.h -- as stdlib.h here. */
#ifndef DFG_LIBC_ERRNO_H
#define DFG_LIBC_ERRNO_H

extern int dfg_c_errno;
#define errno dfg_c_errno
#define ERANGE 34
#define ENOMEM 12

#endif
