#!/usr/bin/env python3
"""Small networks that make images, find objects, segment, and work on graphs, as torch.onnx.export writes them.

usage: exports_tasks.py held_7 FOLDER [--only GLOB] [--ways ts,dyn,axes,ts_axes]

As exports.py, of diffusers, torchvision and torch_geometric.
"""
import sys

import torch

import exports
from exports import plain

try:
    import diffusers
    import torch_geometric.nn as geometric
    import torchvision.models as vision
except ImportError as e:
    print("SKIP: %s" % e)
    sys.exit(77)


class Called(torch.nn.Module):
    """A function of a model and of tensors; what it returns has tensors alone."""

    def __init__(self, model, call):
        super().__init__()
        self.model, self.call = model, call

    def forward(self, *inputs):
        return self.call(self.model, *inputs)


def made_by(name, call, inputs, **numbers):
    """A class of diffusers, and a function that gives its inputs."""
    def make():
        return Called(getattr(diffusers, name)(**numbers), call), {"x%d" % i: x for i, x in enumerate(inputs())}
    return make


def seen(build, *shape, call=lambda m, x: m(x)):
    return lambda: (Called(build(), call), {"x": torch.randn(*shape)})


def noise(*shape):
    return lambda: (torch.randn(*shape), torch.tensor([7]))


def told(*shape, words=6, width=32):
    """Noise, a step, and the states of words."""
    return lambda: (torch.randn(*shape), torch.tensor([7]), torch.randn(shape[0], words, width))


def step(m, x, t):
    return m(x, t, return_dict=False)[0]


def conditioned(m, x, t, words):
    return m(x, t, words, return_dict=False)[0]


def once(m, x):
    return m(x, return_dict=False)[0]


def pooled(m, x, t, words, pool):
    return m(x, words, pool, t, return_dict=False)[0]


def flux(m, x, t, words, pool):
    places, ids = torch.zeros(x.shape[1], 3), torch.zeros(words.shape[1], 3)
    return m(x, words, pool, t.float(), img_ids=places, txt_ids=ids, return_dict=False)[0]


def controlled(m, x, t, words, image):
    down, middle = m(x, t, words, controlnet_cond=image, return_dict=False)
    return (*down, middle)


UNET = dict(sample_size=16, in_channels=4, out_channels=4, block_out_channels=(32, 64), layers_per_block=1, norm_num_groups=8)
VAE = dict(in_channels=3, out_channels=3, down_block_types=("DownEncoderBlock2D",) * 2, up_block_types=("UpDecoderBlock2D",) * 2,
           block_out_channels=(16, 32), layers_per_block=1, latent_channels=4, norm_num_groups=8)
CROSS = dict(down_block_types=("CrossAttnDownBlock2D", "DownBlock2D"), cross_attention_dim=32, attention_head_dim=8)


class Graph(torch.nn.Module):
    """Two layers of a graph network over edges as pairs of nodes."""

    def __init__(self, layer, act=torch.relu, **numbers):
        super().__init__()
        wide = numbers.get("heads", 1) * 16
        self.first, self.second, self.act = layer(8, 16, **numbers), layer(wide, 16, **numbers), act

    def forward(self, x, edges):
        return self.second(self.act(self.first(x, edges)), edges)


def graph(build):
    def make():
        return build(), {"x": torch.randn(10, 8), "edges": torch.randint(0, 10, (2, 24))}
    return make


def detected(m, x):
    found = m([x])[0]
    return found["boxes"], found["scores"], found["labels"]


HELD_7 = {
    # diffusers
    "unet": made_by("UNet2DModel", step, noise(1, 4, 16, 16), down_block_types=("DownBlock2D", "AttnDownBlock2D"),
                    up_block_types=("AttnUpBlock2D", "UpBlock2D"), attention_head_dim=8, **UNET),
    "unet_text": made_by("UNet2DConditionModel", conditioned, told(1, 4, 16, 16), up_block_types=("UpBlock2D", "CrossAttnUpBlock2D"),
                         **UNET, **CROSS),
    "unet_linear": made_by("UNet2DConditionModel", conditioned, told(1, 4, 16, 16), use_linear_projection=True,
                           up_block_types=("UpBlock2D", "CrossAttnUpBlock2D"), **UNET, **CROSS),
    "unet_shift": made_by("UNet2DModel", step, noise(1, 4, 16, 16), down_block_types=("ResnetDownsampleBlock2D", "AttnDownBlock2D"),
                          up_block_types=("AttnUpBlock2D", "ResnetUpsampleBlock2D"), attention_head_dim=8,
                          resnet_time_scale_shift="scale_shift", **UNET),
    "unet_1d": made_by("UNet1DModel", step, noise(1, 14, 16), block_out_channels=(32, 32), in_channels=14, out_channels=14,
                       time_embedding_type="positional", use_timestep_embedding=True, flip_sin_to_cos=False,
                       down_block_types=("DownResnetBlock1D", "DownResnetBlock1D"), up_block_types=("UpResnetBlock1D",),
                       mid_block_type="MidResTemporalBlock1D", out_block_type="OutConv1DBlock", act_fn="mish", norm_num_groups=8),
    "controlnet": made_by("ControlNetModel", controlled, lambda: (*told(1, 4, 16, 16)(), torch.randn(1, 3, 128, 128)),
                          block_out_channels=(32, 64), layers_per_block=1, norm_num_groups=8, **CROSS),
    "vae": made_by("AutoencoderKL", once, lambda: (torch.randn(1, 3, 32, 32),), **VAE),
    "vae_decoder": made_by("AutoencoderKL", lambda m, x: m.decode(x, return_dict=False)[0], lambda: (torch.randn(1, 4, 8, 8),), **VAE),
    "vae_tiny": made_by("AutoencoderTiny", once, lambda: (torch.randn(1, 3, 32, 32),), encoder_block_out_channels=(16, 16),
                        decoder_block_out_channels=(16, 16), num_encoder_blocks=(1, 1), num_decoder_blocks=(1, 1)),
    "vq": made_by("VQModel", once, lambda: (torch.randn(1, 3, 32, 32),), block_out_channels=(16, 32), norm_num_groups=8,
                  num_vq_embeddings=32, down_block_types=("DownEncoderBlock2D",) * 2, up_block_types=("UpDecoderBlock2D",) * 2),
    "dit": made_by("DiTTransformer2DModel", lambda m, x, t, c: m(x, t, c, return_dict=False)[0],
                   lambda: (torch.randn(1, 4, 8, 8), torch.tensor([7]), torch.tensor([3])), num_attention_heads=4,
                   attention_head_dim=8, in_channels=4, num_layers=2, sample_size=8, norm_num_groups=8, num_embeds_ada_norm=10),
    "pixart": made_by("PixArtTransformer2DModel",
                      lambda m, x, t, w: m(x, w, t, added_cond_kwargs={"resolution": None, "aspect_ratio": None}, return_dict=False)[0],
                      told(1, 4, 8, 8), num_attention_heads=4, attention_head_dim=8, in_channels=4, out_channels=8, num_layers=2,
                      sample_size=8, caption_channels=32, cross_attention_dim=32, norm_num_groups=8),
    "sd3": made_by("SD3Transformer2DModel", pooled, lambda: (*told(1, 4, 16, 16)(), torch.randn(1, 48)), sample_size=16, patch_size=2,
                   in_channels=4, num_layers=2, attention_head_dim=8, num_attention_heads=4, joint_attention_dim=32,
                   caption_projection_dim=32, pooled_projection_dim=48, out_channels=4),
    "flux": made_by("FluxTransformer2DModel", flux, lambda: (torch.randn(1, 16, 4), torch.tensor([1]), torch.randn(1, 6, 32),
                                                             torch.randn(1, 32)), patch_size=1, in_channels=4, num_layers=1,
                    num_single_layers=1, attention_head_dim=16, num_attention_heads=2, joint_attention_dim=32,
                    pooled_projection_dim=32, axes_dims_rope=[4, 4, 8]),
    "sana": made_by("SanaTransformer2DModel", lambda m, x, t, w: m(x, w, t, return_dict=False)[0], told(1, 4, 8, 8), sample_size=8,
                    in_channels=4, out_channels=4, num_layers=2, num_attention_heads=2, attention_head_dim=16,
                    num_cross_attention_heads=2, cross_attention_head_dim=16, cross_attention_dim=32, caption_channels=32),
    "prior": made_by("PriorTransformer", lambda m, x, t, e, w: m(x, t, e, w, return_dict=False)[0],
                     lambda: (torch.randn(1, 32), torch.tensor([7]), torch.randn(1, 32), torch.randn(1, 6, 32)), num_attention_heads=2,
                     attention_head_dim=16, num_layers=2, embedding_dim=32, num_embeddings=6, additional_embeddings=4),
    # torchvision
    "deeplab": seen(lambda: vision.segmentation.deeplabv3_mobilenet_v3_large(weights=None, weights_backbone=None, num_classes=4),
                    1, 3, 64, 64, call=lambda m, x: m(x)["out"]),
    "lraspp": seen(lambda: vision.segmentation.lraspp_mobilenet_v3_large(weights=None, weights_backbone=None, num_classes=4),
                   1, 3, 64, 64, call=lambda m, x: m(x)["out"]),
    "fcn": seen(lambda: vision.segmentation.fcn_resnet50(weights=None, weights_backbone=None, num_classes=4), 1, 3, 32, 32,
                call=lambda m, x: m(x)["out"]),
    "ssdlite": seen(lambda: vision.detection.ssdlite320_mobilenet_v3_large(weights=None, weights_backbone=None, num_classes=4),
                    3, 320, 320, call=detected),
    "fasterrcnn": seen(lambda: vision.detection.fasterrcnn_mobilenet_v3_large_320_fpn(weights=None, weights_backbone=None, num_classes=4),
                       3, 320, 320, call=detected),
    "r3d": seen(lambda: vision.video.r3d_18(weights=None, num_classes=4), 1, 3, 4, 32, 32),
    "mvit": seen(lambda: vision.video.mvit_v1_b(weights=None, num_classes=4), 1, 3, 16, 224, 224),
    "maxvit": seen(lambda: vision.MaxVit(input_size=(64, 64), stem_channels=16, partition_size=2, block_channels=[16, 32],
                                         block_layers=[1, 1], head_dim=8, stochastic_depth_prob=0.0, num_classes=4), 1, 3, 64, 64),
    "googlenet": seen(lambda: vision.googlenet(weights=None, init_weights=False, aux_logits=False, num_classes=4), 1, 3, 64, 64),
    "shufflenet": seen(lambda: vision.shufflenet_v2_x0_5(weights=None, num_classes=4), 1, 3, 64, 64),
    "mnasnet": seen(lambda: vision.mnasnet0_5(weights=None, num_classes=4), 1, 3, 64, 64),
    "efficientnet": seen(lambda: vision.efficientnet_b0(weights=None, num_classes=4), 1, 3, 64, 64),
    "squeezenet": seen(lambda: vision.squeezenet1_1(weights=None, num_classes=4), 1, 3, 64, 64),
    # torch_geometric
    "gcn": graph(lambda: Graph(geometric.GCNConv)),
    "gat": graph(lambda: Graph(geometric.GATConv, torch.nn.functional.elu, heads=2)),
    "gatv2": graph(lambda: Graph(geometric.GATv2Conv, torch.nn.functional.elu, heads=2)),
    "sage": graph(lambda: Graph(geometric.SAGEConv)),
    "graph_transformer": graph(lambda: Graph(geometric.TransformerConv, heads=2)),
    "arma": graph(lambda: Graph(geometric.ARMAConv)),
    "cheb": graph(lambda: Graph(geometric.ChebConv, K=3)),
    # recurrent, and by hand
    "gru": plain(lambda: GruTagger(), lambda: torch.randint(0, 50, (2, 9))),
    "biaffine": plain(lambda: Biaffine(), lambda: torch.randn(2, 7, 32)),
    "wavenet": plain(lambda: WaveNet(), lambda: torch.randn(1, 16, 40)),
    "mixer_se": plain(lambda: Excite(), lambda: torch.randn(1, 16, 20, 20)),
}


class GruTagger(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = torch.nn.Embedding(50, 16)
        self.gru, self.last = torch.nn.GRU(16, 24, 2, batch_first=True, bidirectional=True), torch.nn.Linear(48, 5)

    def forward(self, ids):
        return torch.log_softmax(self.last(self.gru(self.embed(ids))[0]), -1)


class Biaffine(torch.nn.Module):
    """Scores of pairs of words, with the mask of a triangle."""

    def __init__(self):
        super().__init__()
        self.head, self.tail = torch.nn.Linear(32, 24), torch.nn.Linear(32, 24)
        self.weight = torch.nn.Parameter(torch.randn(3, 25, 25))

    def forward(self, x):
        h, t = torch.nn.functional.leaky_relu(self.head(x), 0.1), torch.nn.functional.leaky_relu(self.tail(x), 0.1)
        h, t = torch.cat((h, torch.ones_like(h[..., :1])), -1), torch.cat((t, torch.ones_like(t[..., :1])), -1)
        scores = torch.einsum("bxi,oij,byj->boxy", h, self.weight, t)
        mask = torch.tril(torch.ones(x.shape[1], x.shape[1]), -1).bool()
        return scores.masked_fill(mask, -1e12) / 24 ** 0.5


class WaveNet(torch.nn.Module):
    """Gated convolutions with growing strides, sums that skip."""

    def __init__(self):
        super().__init__()
        self.wide = torch.nn.ModuleList(torch.nn.Conv1d(16, 32, 2, dilation=2 ** i) for i in range(4))
        self.one = torch.nn.ModuleList(torch.nn.Conv1d(16, 16, 1) for _ in range(4))

    def forward(self, x):
        skip = 0
        for wide, one in zip(self.wide, self.one):
            pad = torch.nn.functional.pad(x, (wide.dilation[0], 0))
            a, b = wide(pad).chunk(2, 1)
            h = one(torch.tanh(a) * torch.sigmoid(b))
            skip, x = skip + h, x + h
        return torch.relu(skip)


class Excite(torch.nn.Module):
    """Squeeze and excitation of several kinds, pixel shuffling, an upsampling by two."""

    def __init__(self):
        super().__init__()
        self.conv, self.norm = torch.nn.Conv2d(16, 64, 3, padding=1, bias=False), torch.nn.InstanceNorm2d(64, affine=True)
        self.down, self.up = torch.nn.Linear(64, 8), torch.nn.Linear(8, 64)
        self.last = torch.nn.Conv2d(16, 3, 3, padding=1, padding_mode="reflect")

    def forward(self, x):
        y = torch.nn.functional.silu(self.norm(self.conv(x)))
        gate = torch.nn.functional.hardsigmoid(self.up(torch.relu(self.down(y.mean((2, 3))))))
        y = torch.nn.functional.pixel_shuffle(y * gate[:, :, None, None], 2)
        small = torch.nn.functional.interpolate(x, scale_factor=2, mode="nearest")
        return torch.clamp(self.last(y + small), -1, 1)


if __name__ == "__main__":
    exports.main({"held_7": HELD_7}, __doc__)
