// relax_attention.pat -- attention from its parts, over Relax operators: what CUTLASS takes as one call.
//
// TVM 0.18 (relax/backend/patterns.py): the 16 rewrites of partition_for_cutlass and the one of repeated
// keys.  A rule here stands for several of them: casts are optional.  Query, key and value come as batch,
// place, head, width, and products are made with the heads in the batch (BSNH); or as batch, place, width,
// which is one head (BSH).  A result of one head that is split afterwards is, still.  Repairs:
//   - Heads that stay in the batch are put there again; there the result is only given its shape.
//   - Operands agree in batch and in heads; there in the product of both.
//   - Keys are repeated along the heads, and as often as there are heads; there somehow.
//   - Scores that others use, too, stay as they are; there they are computed twice.
//   - One head is an axis more and less, not another shape, so that the other extents may be symbols.

import "relax.ops";

// ---- operands and results ----

// Heads to the front, and into the batch.
pattern heads(x) {
    r = relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _);
    where x.rank == 4, r.rank == 3, r.shape[1] == x.shape[1], r.shape[2] == x.shape[3];
    return r;
}
// ... and back.
pattern places(x) = relax.permute_dims(relax.reshape(x, _)) { axes == [0, 2, 1, 3] };

cond floats(q, k, v, r) = same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32};
cond of_heads(q, k, v, r) =
    floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],
    q.shape[2] == v.shape[2];
cond of_one_head(q, k, v, r) =
    floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0],
    q.shape[0] == v.shape[0];
cond is_back(r, q, v) =
    r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2],
    r.shape[3] == v.shape[3];

// A number for each key, for each place or for all, for each of the batch or for all.
cond bias_of(bias, q, k, batch) =
    bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]},
    bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch});
// ... for each of the batch and its heads.
cond bias_of_heads(bias, q, k) =
    bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2], bias.shape[1] in {1, q.shape[1]},
    bias.shape[2] == k.shape[1];

// ---- the parts ----

pattern turned(x) =
    relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0, -1, -2] };
pattern scores(q, k, s) {
    p = relax.matmul(q, turned(k));
    where uses(p) == 1, s.elements == 1, s.rank <= 3;
    return relax.multiply(p, relax.astype?(s & const));
}
pattern weighted(p, v) {
    w = relax.nn.softmax(relax.astype?(p)) { axis in {-1, 2} };
    where p.rank == 3, uses(w) == 1;
    return relax.matmul(relax.astype?(w), v);
}
pattern product(q, k, v, s) = weighted(scores(q, k, s), v);
pattern product_bias(q, k, v, s, bias) = weighted(relax.add(scores(q, k, s), bias), v);

// ---- several heads ----

rule attention_bsnh(q, k, v, s) : keep_shared, priority 2 {
    r = places(product(heads(q), heads(k), heads(v), s));
    match r;
    where of_heads(q, k, v, r), is_back(r, q, v);
    rewrite relax.nn.attention(q, k, v) { scale = value(s) };
}
rule attention_bsnh_bias(q, k, v, s, bias) : keep_shared, priority 2 {
    r = places(product_bias(heads(q), heads(k), heads(v), s, bias));
    match r;
    where of_heads(q, k, v, r), is_back(r, q, v), bias_of(bias, q, k, 1);
    rewrite relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {
        axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
    }) { scale = value(s) };
}
rule attention_bsnh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 2 {
    r = places(product_bias(heads(q), heads(k), heads(v), s, bias));
    match r;
    where of_heads(q, k, v, r), is_back(r, q, v), bias_of_heads(bias, q, k);
    rewrite relax.nn.attention_bias(q, k, v,
        relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]])) { scale = value(s) };
}
// Several heads of the query share one of key and value.
rule attention_multi_query(q, k, v, s) : keep_shared, priority 3 {
    a = relax.repeat(k) { axis in {2, -2} };
    b = relax.repeat(v) { axis in {2, -2} };
    r = places(product(heads(q), heads(a), heads(b), s));
    match r;
    where of_heads(q, a, b, r), is_back(r, q, b), a.repeats == b.repeats, a.repeats > 0;
    rewrite relax.nn.attention(q, k, v) { scale = value(s) };
}

// ---- several heads, left in the batch ----

rule attention_bsnh_bsh(q, k, v, s) : keep_shared, priority 1 {
    r = product(heads(q), heads(k), heads(v), s);
    match r;
    where of_heads(q, k, v, r);
    rewrite relax.reshape(
        relax.permute_dims(relax.nn.attention(q, k, v) { scale = value(s) }) { axes = [0, 2, 1, 3] },
        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);
}
rule attention_bsnh_bsh_bias(q, k, v, s, bias) : keep_shared, priority 1 {
    r = product_bias(heads(q), heads(k), heads(v), s, bias);
    match r;
    where of_heads(q, k, v, r), bias_of(bias, q, k, 1);
    rewrite relax.reshape(
        relax.permute_dims(relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {
            axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
        }) { scale = value(s) }) { axes = [0, 2, 1, 3] },
        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);
}
rule attention_bsnh_bsh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 1 {
    r = product_bias(heads(q), heads(k), heads(v), s, bias);
    match r;
    where of_heads(q, k, v, r), bias_of_heads(bias, q, k);
    rewrite relax.reshape(
        relax.permute_dims(relax.nn.attention_bias(q, k, v,
            relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]]))
            { scale = value(s) }) { axes = [0, 2, 1, 3] },
        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);
}

// ---- one head ----

rule attention_bsh(q, k, v, s) : keep_shared {
    r = product(q, k, v, s);
    match r;
    where of_one_head(q, k, v, r);
    rewrite relax.squeeze(
        relax.nn.attention(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },
                           relax.expand_dims(v) { axis = [2] }) { scale = value(s) }) { axis = [2] };
}
rule attention_bsh_bias(q, k, v, s, bias) : keep_shared {
    r = product_bias(q, k, v, s, bias);
    match r;
    where of_one_head(q, k, v, r), bias_of(bias, q, k, q.shape[0]);
    rewrite relax.squeeze(
        relax.nn.attention_bias(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },
                                relax.expand_dims(v) { axis = [2] }, relax.expand_dims(bias) {
            axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
        }) { scale = value(s) }) { axis = [2] };
}
