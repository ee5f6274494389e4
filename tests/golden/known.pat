// What is known where a test stands is not asked again: the operator that a switch has told, an option that
// another implies. Questions about one place stand in one switch, equal switches in one function.
import "relay.ops";

pattern scores(q, k) = cast?(nn.dense(q, k));
pattern scaled(q, k, s) = scores(multiply(q, s & const), k) | scores(q, k);
pattern attention(q, k, s) = nn.softmax(scaled(q, k, s));
pattern conv_sum(x, w, y) = add(nn.conv2d(x, w & const), y);
pattern dense_sum(x, w, y) = add(nn.dense(x, w & const), y);
pattern pool_sum(x, y) = add(nn.max_pool2d(nn.relu(x)), y);
pattern padded(x, w, c, d) = nn.bias_add(nn.conv2d(nn.pad(x, c & const), w & const), d & const);

table npu {
    "attention" = attention;
    "conv_sum" = conv_sum;
    "dense_sum" = dense_sum;
    "pool_sum" = pool_sum;
    "padded" = padded;
}
