#!/usr/bin/env python3
"""Small networks of Keras and Paddle with random weights, and models of scikit-learn, as their exporters write them.

usage: exports_other.py keras|paddle|sklearn FOLDER [--only GLOB]

Inputs of beside.py, as those of exports.py.  A file a network and way: `_tf2onnx` is tf2onnx's, `_keras` that of
Model.export, `_paddle` that of paddle.onnx.export, `_skl` that of skl2onnx.  A network that a way does not export is named and left out.

Status 77, "skipped", where the packages are not there.
"""
import argparse
import fnmatch
import os
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")


# ---- Keras ----

def keras_networks():
    import keras
    from keras import layers as L

    def model(*shapes, of):
        inputs = [keras.Input(s[1:], batch_size=s[0]) for s in shapes]
        return keras.Model(inputs, of(*inputs))

    def encoder(x):
        a = L.LayerNormalization(epsilon=1e-6)(x)
        x = L.Add()([x, L.MultiHeadAttention(4, 16)(a, a)])
        f = L.Dense(128, activation="gelu")(L.LayerNormalization(epsilon=1e-6)(x))
        return L.Add()([x, L.Dense(64)(f)])

    def causal(x):
        x = L.Add()([x, L.MultiHeadAttention(4, 16)(x, x, use_causal_mask=True)])
        return L.LayerNormalization()(x)

    def words(ids):
        x = L.Embedding(100, 64)(ids)
        x = L.Add()([x, L.Embedding(8, 64)(keras.ops.zeros_like(ids) + keras.ops.arange(8, dtype="int32"))])
        return encoder(L.LayerNormalization()(x))

    def rows(x):
        return L.Dense(10, activation="softmax")(L.GlobalAveragePooling1D()(encoder(encoder(x))))

    def separable(x):
        for n in (8, 16):
            x = L.ReLU()(L.BatchNormalization()(L.SeparableConv2D(n, 3, padding="same", use_bias=False)(x)))
            x = L.MaxPooling2D()(x)
        return L.Dense(10)(L.Flatten()(x))

    def squeezed(x):
        y = L.Conv2D(16, 3, padding="same", activation="swish")(x)
        s = L.Dense(4, activation="relu")(L.GlobalAveragePooling2D(keepdims=True)(y))
        return L.Multiply()([y, L.Dense(16, activation="hard_sigmoid")(s)])

    def residual(x):
        y = L.Conv2D(8, 3, strides=2, padding="same", use_bias=False)(x)
        z = L.Activation("relu")(L.BatchNormalization()(y))
        z = L.BatchNormalization()(L.Conv2D(8, 3, padding="same", use_bias=False)(z))
        return L.LeakyReLU()(L.Add()([y, z]))

    def application(name, size=64, **numbers):
        return lambda: getattr(keras.applications, name)(weights=None, input_shape=(size, size, 3), classes=10, **numbers)

    image, line = (1, 32, 32, 3), (2, 8, 64)
    return {
        "encoder": lambda: model(line, of=encoder),
        "encoders": lambda: model(line, of=rows),
        "causal": lambda: model(line, of=causal),
        "cross": lambda: model(line, line, of=lambda a, b: L.MultiHeadAttention(4, 16)(a, b)),
        "grouped": lambda: model(line, of=lambda a: L.GroupQueryAttention(16, 4, 2)(a, a)),
        "attention": lambda: model(line, line, of=lambda a, b: L.Attention(use_scale=False)([a, b])),
        "words": lambda: keras.Model(i := keras.Input((8,), batch_size=2, dtype="int32"), words(i)),
        "gelu_tanh": lambda: model(line, of=lambda x: keras.ops.gelu(L.Dense(32)(x), approximate=True)),
        "activations": lambda: model(line, of=lambda x: L.Activation("mish")(L.Activation("silu")(
            L.Activation("softplus")(L.Activation("selu")(x))))),
        "rms": lambda: model(line, of=lambda x: L.Dense(8)(L.RMSNormalization()(x))),
        "groups": lambda: model(image, of=lambda x: L.GroupNormalization(4)(L.Conv2D(8, 3)(x))),
        "separable": lambda: model(image, of=separable),
        "squeezed": lambda: model(image, of=squeezed),
        "residual": lambda: model(image, of=residual),
        "transposed": lambda: model(image, of=lambda x: L.Conv2DTranspose(4, 3, strides=2, padding="same", activation="relu")(x)),
        "upsampled": lambda: model(image, of=lambda x: L.Conv2D(4, 3)(L.UpSampling2D(2, interpolation="bilinear")(x))),
        "lstm": lambda: model((2, 8, 16), of=lambda x: L.Dense(4)(L.LSTM(32)(L.LSTM(32, return_sequences=True)(x)))),
        "gru": lambda: model((2, 8, 16), of=lambda x: L.Bidirectional(L.GRU(16))(x)),
        "mobilenet": application("MobileNet", alpha=0.25),
        "mobilenetv2": application("MobileNetV2", alpha=0.35),
        "mobilenetv3": application("MobileNetV3Small", alpha=0.75),
        "efficientnet": application("EfficientNetB0"),
        "densenet": application("DenseNet121"),
    }


def keras_export(model, path):
    import keras
    import numpy as np
    import tensorflow as tf
    import tf2onnx
    keras.utils.set_random_seed(7)
    model = model()
    for w in model.weights:  # what begins with one number throughout does not stay so in a network that learns
        if w.shape.num_elements() if hasattr(w.shape, "num_elements") else np.prod(w.shape) > 1:
            value = np.asarray(w)
            if value.dtype.kind == "f" and (value == value.flat[0]).all():
                w.assign(value + np.random.default_rng(1).uniform(0.01, 0.2, value.shape).astype(value.dtype))
    signature = [tf.TensorSpec(i.shape, i.dtype) for i in model.inputs]

    @tf.function(input_signature=signature)
    def call(*inputs):
        return model(list(inputs) if len(inputs) > 1 else inputs[0], training=False)

    yield "tf2onnx", lambda to: tf2onnx.convert.from_function(call, input_signature=signature, opset=17, output_path=to)
    yield "keras", lambda to: model.export(to, format="onnx", verbose=False, opset_version=17)


# ---- Paddle ----

def paddle_networks():
    import paddle
    from paddle import nn
    vision = paddle.vision.models

    class Cross(nn.Layer):
        def __init__(self):
            super().__init__()
            self.a = nn.MultiHeadAttention(64, 4)

        def forward(self, q, k):
            return self.a(q, k, k)

    class Recurrent(nn.Layer):
        def __init__(self):
            super().__init__()
            self.l, self.d = nn.LSTM(16, 32, 2), nn.Linear(32, 4)

        def forward(self, x):
            return self.d(self.l(x)[0])

    image, line = ([1, 3, 64, 64],), ([2, 8, 64],)
    return {
        "encoder": (lambda: nn.TransformerEncoder(nn.TransformerEncoderLayer(64, 4, 128, activation="gelu"), 2), line),
        "cross": (Cross, line + line),
        "decoder": (lambda: nn.TransformerDecoder(nn.TransformerDecoderLayer(64, 4, 128), 1), line + line),
        "gelu_tanh": (lambda: nn.Sequential(nn.Linear(64, 32), nn.GELU(approximate=True)), line),
        "silu": (lambda: nn.Sequential(nn.Linear(64, 32), nn.Silu(), nn.LayerNorm(32)), line),
        "groups": (lambda: nn.Sequential(nn.Conv2D(3, 8, 3), nn.GroupNorm(4, 8), nn.Swish()), image),
        "instance": (lambda: nn.Sequential(nn.Conv2D(3, 8, 3), nn.InstanceNorm2D(8), nn.Hardswish()), image),
        "recurrent": (Recurrent, ([2, 8, 16],)),
        "mobilenetv1": (lambda: vision.mobilenet_v1(scale=0.25, num_classes=10), image),
        "mobilenetv2": (lambda: vision.mobilenet_v2(scale=0.35, num_classes=10), image),
        "mobilenetv3": (lambda: vision.mobilenet_v3_small(scale=0.5, num_classes=10), image),
        "resnet18": (lambda: vision.resnet18(num_classes=10), image),
        "shufflenet": (lambda: vision.shufflenet_v2_x0_25(num_classes=10), image),
        "squeezenet": (lambda: vision.squeezenet1_1(num_classes=10), image),
    }


def paddle_export(network, path):
    import paddle
    make, shapes = network
    paddle.seed(7)
    layer = make()
    layer.eval()
    for p in layer.parameters():
        if p.size > 1 and bool((p == p.flatten()[0]).all()):
            p.set_value(p + 0.1 * paddle.rand(p.shape))
    spec = [paddle.static.InputSpec(s, "float32") for s in shapes]
    yield "paddle", lambda to: paddle.onnx.export(layer, to[:-5], input_spec=spec, opset_version=17)


# ---- scikit-learn ----

def sklearn_networks():
    import warnings
    warnings.simplefilter("ignore")
    from sklearn import (calibration, cluster, decomposition, discriminant_analysis, ensemble, feature_selection,
                         gaussian_process, impute, linear_model, mixture, multiclass, multioutput, naive_bayes, neighbors,
                         neural_network, preprocessing as pre, svm, tree)
    from sklearn.pipeline import make_pipeline as pipe
    line, ridge = linear_model.LogisticRegression, linear_model.Ridge
    # what is fitted, and to which of the targets
    return {
        "ada": (ensemble.AdaBoostClassifier(n_estimators=3), "two"),
        "bagging": (ensemble.BaggingClassifier(n_estimators=3), "two"),
        "bayes": (naive_bayes.GaussianNB(), "three"),
        "bayes_bernoulli": (naive_bayes.BernoulliNB(), "three"),
        "bins": (pipe(pre.KBinsDiscretizer(3, encode="onehot-dense"), line()), "two"),
        "boosted": (ensemble.GradientBoostingRegressor(n_estimators=5), "real"),
        "boosted_classes": (ensemble.GradientBoostingClassifier(n_estimators=5), "two"),
        "calibrated": (calibration.CalibratedClassifierCV(line(), cv=2), "two"),
        "discriminant": (discriminant_analysis.QuadraticDiscriminantAnalysis(), "three"),
        "forest": (ensemble.RandomForestClassifier(5, max_depth=3), "three"),
        "gaussian": (gaussian_process.GaussianProcessRegressor(), "real"),
        "imputed": (pipe(impute.SimpleImputer(), feature_selection.SelectKBest(k=3), svm.NuSVC()), "two"),
        "imputed_knn": (pipe(impute.KNNImputer(), ridge()), "real"),
        "kernel_pca": (pipe(decomposition.KernelPCA(2, kernel="rbf"), ridge()), "real"),
        "kmeans": (cluster.KMeans(3, n_init=2), "two"),
        "knn": (neighbors.KNeighborsClassifier(), "three"),
        "knn_regression": (neighbors.KNeighborsRegressor(), "real"),
        "logistic": (line(), "three"),
        "mixture": (mixture.GaussianMixture(2), "two"),
        "mixture_bayes": (mixture.BayesianGaussianMixture(n_components=2), "two"),
        "outliers": (neighbors.LocalOutlierFactor(novelty=True), "two"),
        "perceptron": (neural_network.MLPClassifier((8, 8), max_iter=20), "three"),
        "perceptron_tanh": (neural_network.MLPRegressor(hidden_layer_sizes=(8, 8), activation="tanh", max_iter=20), "real"),
        "poisson": (linear_model.PoissonRegressor(), "positive"),
        "polynomial": (pipe(pre.PolynomialFeatures(2), pre.MinMaxScaler(), linear_model.LinearRegression()), "real"),
        "power": (pipe(pre.PowerTransformer(), pre.QuantileTransformer(n_quantiles=10), ridge()), "real"),
        "rest": (multiclass.OneVsRestClassifier(line()), "three"),
        "robust": (pipe(pre.RobustScaler(), pre.Normalizer(), pre.MaxAbsScaler(), linear_model.Lasso()), "real"),
        "scaled_pca": (pipe(pre.StandardScaler(), decomposition.PCA(3), line()), "two"),
        "sgd": (linear_model.SGDClassifier(), "two"),
        "several": (multioutput.MultiOutputRegressor(ridge()), "pair"),
        "stacked": (ensemble.StackingRegressor([("a", ridge()), ("b", svm.SVR())]), "real"),
        "svm": (svm.SVC(probability=True), "three"),
        "svm_linear": (svm.LinearSVC(), "three"),
        "svm_one": (svm.OneClassSVM(), "two"),
        "svm_regression": (svm.SVR(), "real"),
        "tree": (tree.DecisionTreeRegressor(max_depth=3), "real"),
    }


def sklearn_export(network, path):
    import numpy
    import skl2onnx
    model, target = network
    random = numpy.random.RandomState(0)
    x = random.randn(80, 6).astype(numpy.float32)
    real = x @ random.randn(6)
    targets = {"real": real, "positive": abs(real), "pair": numpy.stack([real, 2 * real], 1), "two": (real > 0).astype(int),
               "three": random.randint(0, 3, 80)}
    model.fit(x, targets[target])

    def write(to):
        with open(to, "wb") as f:
            f.write(skl2onnx.to_onnx(model, x[:1]).SerializeToString())
    yield "skl", write


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage:")[1].split("\n\n")[0])
    parser.add_argument("group", choices=("keras", "paddle", "sklearn"))
    parser.add_argument("folder")
    parser.add_argument("--only", default="*")
    options = parser.parse_args()
    networks, export = {"keras": (keras_networks, keras_export), "paddle": (paddle_networks, paddle_export),
                        "sklearn": (sklearn_networks, sklearn_export)}[options.group]
    try:
        made = networks()
    except ImportError as e:
        print("SKIP: %s" % e)
        return 77
    os.makedirs(options.folder, exist_ok=True)
    for name, network in made.items():
        if not fnmatch.fnmatch(name, options.only):
            continue
        path = os.path.join(options.folder, name)
        try:
            for way, write in export(network, path):
                try:
                    write("%s_%s.onnx" % (path, way))
                except Exception as e:  # the exporter has no class for it
                    print("%s_%s: %s" % (name, way, str(e).strip().split("\n")[0][:200]), flush=True)
        except Exception as e:
            print("%s: %s" % (name, str(e).strip().split("\n")[0][:200]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
