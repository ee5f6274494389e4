/* infer_layout.c -- the type of Relay's change of layout.
 *
 * In:   a tensor and two layouts.  A capital letter is an axis, or what its
 *       blocks leave of it; a number and a small letter a block of that axis, so
 *       that in "NCHW4c" the axis C is the second extent times 4.
 * Out:  the extents in the other layout.  Unknown where a letter is in one of the
 *       layouts alone or twice, or a block's extent is not its number; an extent
 *       that its blocks do not divide, or may not, is unknown.
 */
#include "infer.h"

enum { N_LETTERS = 26, MOST_BLOCK = 1 << 20 };

struct layout {
    int32_t rank;
    int letter[INFER_MOST];    /* 0: A */
    int64_t block[INFER_MOST]; /* 0: none, the extent is the axis' own */
    bool whole[N_LETTERS];     /* does its capital stand in it? */
    int64_t blocks[N_LETTERS]; /* the product of an axis' blocks */
};

static bool add_axis(struct layout *l, int letter)
{
    if (l->whole[letter])
        return false;
    l->whole[letter] = true;
    l->letter[l->rank] = letter;
    l->block[l->rank++] = 0;
    return true;
}

static bool add_block(struct layout *l, int letter, int64_t block)
{
    if (block < 1 || __builtin_mul_overflow(l->blocks[letter], block, &l->blocks[letter]))
        return false;
    l->letter[l->rank] = letter;
    l->block[l->rank++] = block;
    return true;
}

/* False: no layout, or of too many extents. */
static bool read_layout(const char *text, struct layout *l)
{
    int64_t number = 0;
    *l = (struct layout){.rank = 0};
    for (int i = 0; i < N_LETTERS; i++)
        l->blocks[i] = 1;
    for (const char *p = text; *p != '\0'; p++) {
        if (*p >= '0' && *p <= '9' && number <= MOST_BLOCK) {
            number = number * 10 + (*p - '0');
            continue;
        }
        if (l->rank == INFER_MOST || number > MOST_BLOCK)
            return false;
        bool added = *p >= 'A' && *p <= 'Z'   ? number == 0 && add_axis(l, *p - 'A')
                     : *p >= 'a' && *p <= 'z' ? add_block(l, *p - 'a', number)
                                              : false;
        if (!added)
            return false;
        number = 0;
    }
    for (int32_t i = 0; i < l->rank; i++)
        if (!l->whole[l->letter[i]])
            return false;
    return number == 0 && l->rank > 0;
}

/* The axes' extents, their blocks included.  False: the tensor has not this layout. */
static bool find_axes(dfg_module *m, const struct infer_type *t, const struct layout *l, dfg_val *axes)
{
    if (t->rank != l->rank)
        return false;
    for (int32_t i = 0; i < l->rank; i++) {
        int k = l->letter[i];
        if (l->block[i] == 0)
            axes[k] = dfg_infer_times(m, dfg_dim_val(t->dims[i]), dfg_int(l->blocks[k]));
        else if (t->dims[i] >= 0 && t->dims[i] != l->block[i])
            return false;
    }
    return true;
}

void dfg_relate_layout_transform(struct infer_call *c)
{
    struct infer_type t;
    struct layout from, to;
    dfg_val axes[N_LETTERS];
    if (!dfg_infer_shaped(c, 0, &t) || !read_layout(dfg_infer_text(c, "src_layout", ""), &from) ||
        !read_layout(dfg_infer_text(c, "dst_layout", ""), &to) || !find_axes(c->m, &t, &from, axes))
        return;
    for (int i = 0; i < N_LETTERS; i++)
        if (from.whole[i] != to.whole[i])
            return;
    t.rank = to.rank;
    for (int32_t i = 0; i < to.rank; i++) {
        int k = to.letter[i];
        t.dims[i] = dfg_infer_dim(to.block[i] > 0 ? dfg_int(to.block[i])
                                                  : dfg_infer_exact(c->m, axes[k], dfg_int(to.blocks[k])));
    }
    dfg_infer_result(c, 0, &t);
}
