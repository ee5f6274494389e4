// relax_cutlass.pat -- what CUTLASS can run: 79 entries over Relax operators.
//
// Names, order and conditions are those of TVM 0.27 (relax/backend/cuda/cutlass.py and what it
// imports of relax/backend/patterns.py and contrib/cutlass/build.py).  Entries that come later win.
// No value inside of a group is used outside, as in all tables.  What an entry hands to the code
// generator has the names of the source, but for `call`, which there is `root`: the convolution, the
// product or its cast, that all conditions speak of.  Repairs:
//   - A bias is what a residual is: one element a channel or the shape of what it is added to, and
//     computed without that; there convolutions and products take any value, a column or a scalar too.
//     Shapes are compared whole; there those of two ranks up to the shorter one's end.
//   - The weights of a transposed product have their last two axes exchanged; there any permutation
//     is taken for it.  Products are of matrices; there a vector fails in the code generator.
//   - A residual may be a constant; there it has to be a variable of the module.
//   - Three parts that attention stacks are all there are; there further ones are passed over.  Their axis may be
//     counted from the end, and slices without strides have strides of 1; there the one is refused and the
//     check of the other fails.
//   - The result of a convolution has the layout of its data; there it may have any.
//   - Extents of the weights of a convolution are static as those of the data; normalisations are of
//     16- and 32-bit floats: there these, too, fail in the code generator.
//   - Of two matches of one entry that overlap the one nearer to the outputs is taken, as in all tables; in Relax,
//     in all of its tables, the one nearer to the inputs.
//   - A decoded product is of 16-bit floats; there it is of anything but 32-bit ones.

import "relax.ops";
import "relax_conditions.pat";

// ---- what all ask ----

cond gemm_types(x, y) =
    (x.dtype in {f16, f32} and same_dtype(x, y)) or (x.dtype in {i8, u8} and y.dtype in {i8, u8});

// What is computed without c, and has one element for each channel, or one for each that is there.
cond addend(b, c) =
    distinct(b, c), not depends(b, c),
    (b.shape[-1] == c.shape[-1] and (b.elements == c.shape[-1] or b.rank == 1)) or same_shape(b, c);

pattern plus_bias(c, b) = relax.add(c, b) where addend(b, c);
pattern relu(c, b) = relax.nn.relu(plus_bias(c, b));
pattern gelu(c, b) = relax.nn.gelu(plus_bias(c, b));
pattern silu(c, b) = relax.nn.silu(plus_bias(c, b));

pattern plus_bias_add(c, b, r) = relax.add(plus_bias(c, b), r) where addend(r, c);
pattern plus_bias_mul(c, b, r) = relax.multiply(plus_bias(c, b), r) where addend(r, c);
pattern relu_add(c, b, r) = relax.add(relu(c, b), r) where addend(r, c);
pattern relu_mul(c, b, r) = relax.multiply(relu(c, b), r) where addend(r, c);
pattern gelu_add(c, b, r) = relax.add(gelu(c, b), r) where addend(r, c);
pattern gelu_mul(c, b, r) = relax.multiply(gelu(c, b), r) where addend(r, c);
pattern silu_add(c, b, r) = relax.add(silu(c, b), r) where addend(r, c);
pattern silu_mul(c, b, r) = relax.multiply(silu(c, b), r) where addend(r, c);

// ---- convolutions ----

pattern conv2d(lhs, rhs) {
    c = relax.nn.conv2d(lhs : [_, _, _, _], rhs : [_, _, _, _])
        { data_layout == "NHWC", kernel_layout == "OHWI" };
    where gemm_types(lhs, rhs), present(lhs.elements), present(rhs.elements);
    where not (lhs.shape[3] == rhs.shape[0] and c.groups == rhs.shape[0]);
    where not present(c.out_layout) or c.out_layout in {"", "NHWC"};
    return c;
}

// ---- products ----

// One product, or the same number of both at all axes in front of the last two.
cond one(x) = prod([x.shape[i] for i in range(x.rank - 2)]) == 1;
cond as_many(x, y) =
    concat([1 for i in range(y.rank - x.rank)], [x.shape[i] for i in range(x.rank - 2)])
        == concat([1 for i in range(x.rank - y.rank)], [y.shape[i] for i in range(y.rank - 2)]);
cond gemm(x, y) =
    gemm_types(x, y), x.rank >= 2, y.rank >= 2, present(x.shape[-1] + 0), one(x) or one(y) or as_many(x, y);

pattern matmul(lhs, rhs) = relax.matmul(lhs, rhs) where gemm(lhs, rhs);
pattern transposed(lhs, rhs) {
    t = relax.permute_dims(rhs);
    where swaps_last(t, rhs), gemm(lhs, rhs);
    return relax.matmul(lhs, t);
}

// ---- products with packed weights ----

// The function that unpacks them tells itself by its name; what packed them is not known, or CUTLASS.
pattern packed = !relax.call_pure_packed(!global("cutlass.ft_preprocess_weight"), ...);
pattern decoded(w, scales) = relax.call_tir(global "*decode*", (w & packed, scales));

// One scale for each column, or group of some in it.
cond unpacks(x, w, s, c) =
    x.dtype == f16, w.dtype == i8, s.dtype == f16, c.dtype == f16, s.rank <= 2, s.shape[-1] == c.shape[-1];

pattern decode(lhs, w_decoded, w_encoded, scales) {
    c = relax.matmul(lhs, w_decoded & decoded(w_encoded, scales));
    where unpacks(lhs, w_encoded, scales, c);
    return c;
}
pattern decode_cast(lhs, w_decoded, w_encoded, scales) {
    c = relax.astype(relax.matmul(lhs, w_decoded & decoded(w_encoded, scales)));
    where unpacks(lhs, w_encoded, scales, c);
    return c;
}

// ---- attention ----

// Three parts of one value along its last axis; a list has the places between them.
pattern thirds(x) {
    s = relax.split(x) { axis in {2, -1} };
    where x.rank == 3, s.indices_or_sections == 3 or len(s.indices_or_sections) == 2;
    return s;
}
pattern part(x, begin, end) = relax.strided_slice(x, [2] | [-1], begin & const, end & const, [1]?);

// Parts of which each begins where the one before it ends, none left over.
cond in_a_row(x, end, key_begin, key_end, value_begin, value_end) =
    x.rank == 3, value(key_begin) == value(end), value(value_begin) == value(key_end),
    value(value_end) >= x.shape[2];

// ---- normalisations ----

pattern layer_norm(x, gamma, beta) {
    n = relax.nn.layer_norm(x, gamma, beta) { center == true, scale == true };
    where n.axes == [-1] or n.axes == [x.rank - 1], x.dtype in {f16, f32};
    return n;
}

table relax_cutlass : last_wins {
    attrs { Compiler = "cutlass" };
    "cutlass.conv2d"(lhs, rhs) = conv2d(lhs, rhs);
    "cutlass.conv2d_bias"(call, lhs, rhs, bias) = plus_bias(call & conv2d(lhs, rhs), bias);
    "cutlass.conv2d_bias_relu"(call, lhs, rhs, bias) = relu(call & conv2d(lhs, rhs), bias);
    "cutlass.conv2d_bias_silu"(call, lhs, rhs, bias) = silu(call & conv2d(lhs, rhs), bias);

    "cutlass.matmul"(lhs, rhs) = matmul(lhs, rhs);
    "cutlass.matmul_bias"(call, lhs, rhs, bias) = plus_bias(call & matmul(lhs, rhs), bias);
    "cutlass.matmul_bias_relu"(call, lhs, rhs, bias) = relu(call & matmul(lhs, rhs), bias);
    "cutlass.matmul_bias_gelu"(call, lhs, rhs, bias) = gelu(call & matmul(lhs, rhs), bias);
    "cutlass.matmul_transposed"(lhs, rhs) = transposed(lhs, rhs);
    "cutlass.matmul_transposed_bias"(call, lhs, rhs, bias) = plus_bias(call & transposed(lhs, rhs), bias);
    "cutlass.matmul_transposed_bias_relu"(call, lhs, rhs, bias) = relu(call & transposed(lhs, rhs), bias);
    "cutlass.matmul_transposed_bias_gelu"(call, lhs, rhs, bias) = gelu(call & transposed(lhs, rhs), bias);

    "cutlass.decode_matmul"(lhs, w_decoded, w_encoded, scales) = decode(lhs, w_decoded, w_encoded, scales);
    "cutlass.decode_matmul_bias"(call, lhs, w_decoded, w_encoded, scales, bias) =
        plus_bias(call & decode(lhs, w_decoded, w_encoded, scales), bias);
    "cutlass.decode_matmul_cast"(lhs, w_decoded, w_encoded, scales) =
        decode_cast(lhs, w_decoded, w_encoded, scales);
    "cutlass.decode_matmul_cast_bias"(call, lhs, w_decoded, w_encoded, scales, bias) =
        plus_bias(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias);
    "cutlass.decode_matmul_bias_gelu"(call, lhs, w_decoded, w_encoded, scales, bias) =
        gelu(call & decode(lhs, w_decoded, w_encoded, scales), bias);
    "cutlass.decode_matmul_cast_bias_gelu"(call, lhs, w_decoded, w_encoded, scales, bias) =
        gelu(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias);

    "cutlass.conv2d_bias_residual_add"(call, lhs, rhs, bias, residual) =
        plus_bias_add(call & conv2d(lhs, rhs), bias, residual);
    "cutlass.conv2d_bias_residual_multiply"(call, lhs, rhs, bias, residual) =
        plus_bias_mul(call & conv2d(lhs, rhs), bias, residual);
    "cutlass.conv2d_bias_relu_residual_add"(call, lhs, rhs, bias, residual) =
        relu_add(call & conv2d(lhs, rhs), bias, residual);
    "cutlass.conv2d_bias_relu_residual_multiply"(call, lhs, rhs, bias, residual) =
        relu_mul(call & conv2d(lhs, rhs), bias, residual);
    "cutlass.conv2d_bias_silu_residual_add"(call, lhs, rhs, bias, residual) =
        silu_add(call & conv2d(lhs, rhs), bias, residual);
    "cutlass.conv2d_bias_silu_residual_multiply"(call, lhs, rhs, bias, residual) =
        silu_mul(call & conv2d(lhs, rhs), bias, residual);
    "cutlass.matmul_bias_residual_add"(call, lhs, rhs, bias, residual) =
        plus_bias_add(call & matmul(lhs, rhs), bias, residual);
    "cutlass.matmul_bias_residual_multiply"(call, lhs, rhs, bias, residual) =
        plus_bias_mul(call & matmul(lhs, rhs), bias, residual);
    "cutlass.matmul_bias_relu_residual_add"(call, lhs, rhs, bias, residual) =
        relu_add(call & matmul(lhs, rhs), bias, residual);
    "cutlass.matmul_bias_relu_residual_multiply"(call, lhs, rhs, bias, residual) =
        relu_mul(call & matmul(lhs, rhs), bias, residual);
    "cutlass.matmul_bias_gelu_residual_add"(call, lhs, rhs, bias, residual) =
        gelu_add(call & matmul(lhs, rhs), bias, residual);
    "cutlass.matmul_bias_gelu_residual_multiply"(call, lhs, rhs, bias, residual) =
        gelu_mul(call & matmul(lhs, rhs), bias, residual);
    "cutlass.matmul_transposed_bias_residual_add"(call, lhs, rhs, bias, residual) =
        plus_bias_add(call & transposed(lhs, rhs), bias, residual);
    "cutlass.matmul_transposed_bias_residual_multiply"(call, lhs, rhs, bias, residual) =
        plus_bias_mul(call & transposed(lhs, rhs), bias, residual);
    "cutlass.matmul_transposed_bias_relu_residual_add"(call, lhs, rhs, bias, residual) =
        relu_add(call & transposed(lhs, rhs), bias, residual);
    "cutlass.matmul_transposed_bias_relu_residual_multiply"(call, lhs, rhs, bias, residual) =
        relu_mul(call & transposed(lhs, rhs), bias, residual);
    "cutlass.matmul_transposed_bias_gelu_residual_add"(call, lhs, rhs, bias, residual) =
        gelu_add(call & transposed(lhs, rhs), bias, residual);
    "cutlass.matmul_transposed_bias_gelu_residual_multiply"(call, lhs, rhs, bias, residual) =
        gelu_mul(call & transposed(lhs, rhs), bias, residual);
    "cutlass.decode_matmul_bias_residual_add"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        plus_bias_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);
    "cutlass.decode_matmul_bias_residual_multiply"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        plus_bias_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);
    "cutlass.decode_matmul_cast_bias_residual_add"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        plus_bias_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);
    "cutlass.decode_matmul_cast_bias_residual_multiply"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        plus_bias_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);
    "cutlass.decode_matmul_bias_gelu_residual_add"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        gelu_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);
    "cutlass.decode_matmul_bias_gelu_residual_multiply"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        gelu_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);
    "cutlass.decode_matmul_cast_bias_gelu_residual_add"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        gelu_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);
    "cutlass.decode_matmul_cast_bias_gelu_residual_multiply"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        gelu_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);

    "cutlass.conv2d_bias_residual_add_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(plus_bias_add(call & conv2d(lhs, rhs), bias, residual));
    "cutlass.conv2d_bias_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(plus_bias_mul(call & conv2d(lhs, rhs), bias, residual));
    "cutlass.conv2d_bias_relu_residual_add_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(relu_add(call & conv2d(lhs, rhs), bias, residual));
    "cutlass.conv2d_bias_relu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(relu_mul(call & conv2d(lhs, rhs), bias, residual));
    "cutlass.conv2d_bias_silu_residual_add_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(silu_add(call & conv2d(lhs, rhs), bias, residual));
    "cutlass.conv2d_bias_silu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(silu_mul(call & conv2d(lhs, rhs), bias, residual));
    "cutlass.matmul_bias_residual_add_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(plus_bias_add(call & matmul(lhs, rhs), bias, residual));
    "cutlass.matmul_bias_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(plus_bias_mul(call & matmul(lhs, rhs), bias, residual));
    "cutlass.matmul_bias_relu_residual_add_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(relu_add(call & matmul(lhs, rhs), bias, residual));
    "cutlass.matmul_bias_relu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(relu_mul(call & matmul(lhs, rhs), bias, residual));
    "cutlass.matmul_bias_gelu_residual_add_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(gelu_add(call & matmul(lhs, rhs), bias, residual));
    "cutlass.matmul_bias_gelu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(gelu_mul(call & matmul(lhs, rhs), bias, residual));
    "cutlass.matmul_transposed_bias_residual_add_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(plus_bias_add(call & transposed(lhs, rhs), bias, residual));
    "cutlass.matmul_transposed_bias_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(plus_bias_mul(call & transposed(lhs, rhs), bias, residual));
    "cutlass.matmul_transposed_bias_relu_residual_add_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(relu_add(call & transposed(lhs, rhs), bias, residual));
    "cutlass.matmul_transposed_bias_relu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(relu_mul(call & transposed(lhs, rhs), bias, residual));
    "cutlass.matmul_transposed_bias_gelu_residual_add_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(gelu_add(call & transposed(lhs, rhs), bias, residual));
    "cutlass.matmul_transposed_bias_gelu_residual_multiply_relu"(call, lhs, rhs, bias, residual) =
        relax.nn.relu(gelu_mul(call & transposed(lhs, rhs), bias, residual));
    "cutlass.decode_matmul_bias_residual_add_relu"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        relax.nn.relu(plus_bias_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));
    "cutlass.decode_matmul_bias_residual_multiply_relu"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        relax.nn.relu(plus_bias_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));
    "cutlass.decode_matmul_cast_bias_residual_add_relu"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        relax.nn.relu(plus_bias_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));
    "cutlass.decode_matmul_cast_bias_residual_multiply_relu"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        relax.nn.relu(plus_bias_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));
    "cutlass.decode_matmul_bias_gelu_residual_add_relu"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        relax.nn.relu(gelu_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));
    "cutlass.decode_matmul_bias_gelu_residual_multiply_relu"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        relax.nn.relu(gelu_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));
    "cutlass.decode_matmul_cast_bias_gelu_residual_add_relu"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        relax.nn.relu(gelu_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));
    "cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu"
        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =
        relax.nn.relu(gelu_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));

    "cutlass.attention"(query, key, value) = relax.nn.attention(query, key, value);
    "cutlass.attention_bias"(query, key, value, bias) = relax.nn.attention_bias(query, key, value, bias);
    "cutlass.stacked_attention"
        (stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list) =
        relax.nn.attention(relax.reshape((split & thirds(stacked_qkv)).0, query_reshape_list),
                           relax.reshape(split.1, key_reshape_list),
                           relax.reshape(split.2, value_reshape_list));
    "cutlass.stacked_attention"
        (stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list, bias) =
        relax.nn.attention_bias(relax.reshape((split & thirds(stacked_qkv)).0, query_reshape_list),
                                relax.reshape(split.1, key_reshape_list),
                                relax.reshape(split.2, value_reshape_list), bias);
    "cutlass.stacked_attention"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list,
                                query_end, key_begin, key_end, value_begin, value_end) =
        relax.nn.attention(relax.reshape(part(stacked_qkv, [0], query_end), query_reshape_list),
                           relax.reshape(part(stacked_qkv, key_begin, key_end), key_reshape_list),
                           relax.reshape(part(stacked_qkv, value_begin, value_end), value_reshape_list))
        where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end);
    "cutlass.stacked_attention"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list, bias,
                                query_end, key_begin, key_end, value_begin, value_end) =
        relax.nn.attention_bias(relax.reshape(part(stacked_qkv, [0], query_end), query_reshape_list),
                                relax.reshape(part(stacked_qkv, key_begin, key_end), key_reshape_list),
                                relax.reshape(part(stacked_qkv, value_begin, value_end), value_reshape_list),
                                bias)
        where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end);
    "cutlass.attention_var_len"(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k) =
        relax.nn.attention_var_len(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k);

    "cutlass.layer_norm"(inp, gamma, beta) = layer_norm(inp, gamma, beta);
    "cutlass.rms_norm"(gv, inp, weight) =
        relax.call_tir(gv & global "*rms_norm*", (inp, weight)) where inp.dtype in {f16, f32};
}
