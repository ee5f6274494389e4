/* desc.h -- what the writers of NAME.desc.c share. */
#ifndef EMIT_DESC_H
#define EMIT_DESC_H

#include "emit.h"

const char *desc_text(struct out *); /* all that was written to it, interned */
void emit_desc_externs(const struct pat_file *, struct out *); /* `externs`, where there are any, and thunks */
void emit_desc_rows(const struct pat_file *, const struct pat_pattern *, struct out *, struct out *rows);

#endif
