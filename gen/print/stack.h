/* stack.h -- how much stack functions of the generated C take (stack.c). */
#ifndef PRINT_STACK_H
#define PRINT_STACK_H

struct routine;
struct whole;

void stack_begin(void);
void stack_whole(const struct whole *); /* the structs of a pattern's matches */
void stack_function(const struct routine *);
void stack_caller(const char *name, const char *callee, const char *with, int words); /* of a function with such a struct, or NULL, and a way */
int stack_of(const char *function); /* with all that it calls; of a function that neither we nor the library wrote: 0 */

#endif
