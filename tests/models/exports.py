#!/usr/bin/env python3
"""Small networks of torch, transformers and timm with random weights, as torch.onnx.export writes them.

usage: exports.py GROUP FOLDER [--only GLOB] [--ways ts,dyn,axes,ts_axes]

Inputs of beside.py.  GROUP is seen, for the networks that rules were written beside, held_1 and held_2 for those that were
looked at only after a first count of them, or held_3 for those that were not.  A file a network and way: `_ts` is
TorchScript, `_dyn` dynamo, `_axes` dynamo with named extents, `_ts_axes` TorchScript with them.  A network that a way does
not export is named and left out.

Status 77, "skipped", where torch or transformers is not there.
"""
import argparse
import contextlib
import fnmatch
import os
import sys
import warnings

try:
    import torch
    import transformers as tf
except ImportError as e:
    print("SKIP: %s" % e)
    sys.exit(77)

WIDTH = dict(hidden_size=64, num_hidden_layers=2, num_attention_heads=4, intermediate_size=128)
TEXT = dict(WIDTH, vocab_size=100, max_position_embeddings=64)
GROUPED = dict(TEXT, num_key_value_heads=2, use_cache=False, pad_token_id=0, bos_token_id=1, eos_token_id=2)
DECODER = dict(TEXT, use_cache=False, pad_token_id=0, bos_token_id=1, eos_token_id=2)
PIXELS = dict(WIDTH, image_size=32, patch_size=8)
SEQ2SEQ = dict(vocab_size=100, d_model=64, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4,
               decoder_attention_heads=4, encoder_ffn_dim=128, decoder_ffn_dim=128, max_position_embeddings=64,
               use_cache=False, pad_token_id=0, bos_token_id=1, eos_token_id=2, decoder_start_token_id=2)


class First(torch.nn.Module):
    """The first output of a model, of inputs by name."""

    def __init__(self, model, names, rest):
        super().__init__()
        self.model, self.names, self.rest = model, names, rest

    def forward(self, *inputs):
        made = self.model(**dict(zip(self.names, inputs)), **self.rest)
        return made[0]


def ids(length=8):
    return {"input_ids": torch.randint(3, 99, (2, length))}


def masked(length=8):
    return dict(ids(length), attention_mask=torch.ones(2, length, dtype=torch.int64))


def pixels(size=32, name="pixel_values"):
    return {name: torch.randn(2, 3, size, size)}


def of(config, model, inputs, attention=None, pick=None, **numbers):
    """A model of transformers by the names of its classes; pick takes a part of it."""
    def make():
        rest = {"return_dict": False}
        c = getattr(tf, config)(**numbers)
        if attention:
            c._attn_implementation = attention
        m = getattr(tf, model)(c)
        m = pick(m) if pick else m
        return First(m, list(inputs()), rest), inputs()
    return make


def both(name, *arguments, **numbers):
    return {"%s_%s" % (name, way): of(*arguments, attention=way, **numbers) for way in ("eager", "sdpa")}


def plain(module, *inputs):
    """A module of torch alone."""
    def make():
        return module(), {"x%d" % i: x() for i, x in enumerate(inputs)}
    return make


class Mha(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.attention = torch.nn.MultiheadAttention(64, 4, batch_first=True)

    def forward(self, q, k):
        return self.attention(q, k, k)[0]


class Lstm(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm, self.last = torch.nn.LSTM(16, 32, 2, batch_first=True), torch.nn.Linear(32, 5)

    def forward(self, x):
        return self.last(self.lstm(x)[0])


def rows():
    return torch.randn(2, 8, 64)


def timm_model(name, size=64, **numbers):
    def make():
        import timm
        return timm.create_model(name, pretrained=False, num_classes=10, **numbers), {"x": torch.randn(1, 3, size, size)}
    return make


def encoder(m):
    return m.encoder


SEEN = {
    "bart_enc": of("BartConfig", "BartModel", masked, pick=encoder, **SEQ2SEQ),
    **both("bert", "BertConfig", "BertModel", masked, **TEXT),
    **both("clip_vision", "CLIPVisionConfig", "CLIPVisionModel", pixels, **PIXELS),
    "convnext": of("ConvNextConfig", "ConvNextModel", pixels, depths=[1, 1, 1, 1], hidden_sizes=[8, 16, 24, 32]),
    "deberta": of("DebertaConfig", "DebertaModel", masked, **TEXT),
    **both("distilbert", "DistilBertConfig", "DistilBertModel", masked, vocab_size=100, dim=64, n_layers=2, n_heads=4,
           hidden_dim=128, max_position_embeddings=64),
    "electra": of("ElectraConfig", "ElectraModel", masked, **dict(TEXT, embedding_size=32, num_hidden_layers=1)),
    "gemma": of("GemmaConfig", "GemmaModel", masked, head_dim=16, **GROUPED),
    **both("gpt2", "GPT2Config", "GPT2Model", masked, vocab_size=100, n_positions=64, n_embd=64, n_layer=2, n_head=4,
           use_cache=False, bos_token_id=1, eos_token_id=2),
    **both("gptneox", "GPTNeoXConfig", "GPTNeoXModel", masked, **DECODER),
    **both("llama", "LlamaConfig", "LlamaModel", masked, **GROUPED),
    "llama_ids": of("LlamaConfig", "LlamaModel", ids, **GROUPED),
    "gpt2_ids": of("GPT2Config", "GPT2Model", ids, vocab_size=100, n_positions=64, n_embd=64, n_layer=2, n_head=4, use_cache=False,
                   bos_token_id=1, eos_token_id=2),
    "mistral": of("MistralConfig", "MistralModel", masked, **GROUPED),
    "opt": of("OPTConfig", "OPTModel", masked, vocab_size=100, hidden_size=64, num_hidden_layers=2, ffn_dim=128,
              num_attention_heads=4, max_position_embeddings=64, word_embed_proj_dim=64, use_cache=False, pad_token_id=0),
    **both("phi", "PhiConfig", "PhiModel", masked, **DECODER),
    **both("qwen2", "Qwen2Config", "Qwen2Model", masked, **GROUPED),
    **both("qwen3", "Qwen3Config", "Qwen3Model", masked, head_dim=16, **GROUPED),
    **both("roberta", "RobertaConfig", "RobertaModel", masked, **dict(TEXT, pad_token_id=1)),
    "segformer": of("SegformerConfig", "SegformerModel", pixels, depths=[1, 1, 1, 1], hidden_sizes=[16, 32, 48, 64]),
    "swin": of("SwinConfig", "SwinModel", pixels, image_size=32, patch_size=4, embed_dim=16, depths=[2, 1],
               num_heads=[2, 4], window_size=4),
    "t5_enc": of("T5Config", "T5EncoderModel", masked, vocab_size=100, d_model=64, d_kv=16, d_ff=128, num_layers=2, num_heads=4,
                 use_cache=False),
    "torch_decoder": plain(lambda: torch.nn.TransformerDecoder(torch.nn.TransformerDecoderLayer(
        64, 4, 128, batch_first=True), 2), rows, rows),
    "torch_encoder": plain(lambda: torch.nn.TransformerEncoder(torch.nn.TransformerEncoderLayer(
        64, 4, 128, batch_first=True, activation="gelu"), 2, enable_nested_tensor=False), rows),
    "torch_mha": plain(Mha, rows, rows),
    **both("vit", "ViTConfig", "ViTModel", pixels, **PIXELS),
    **both("whisper_enc", "WhisperConfig", "WhisperModel", lambda: {"input_features": torch.randn(1, 16, 64)}, pick=encoder,
           **dict(SEQ2SEQ, num_mel_bins=16, max_source_positions=32)),
}

HELD_1 = {
    "albert": of("AlbertConfig", "AlbertModel", masked, embedding_size=32, **TEXT),
    "beit": of("BeitConfig", "BeitModel", pixels, **PIXELS),
    "bloom": of("BloomConfig", "BloomModel", masked, vocab_size=100, hidden_size=64, n_layer=2, n_head=4, use_cache=False),
    "camembert": of("CamembertConfig", "CamembertModel", masked, **dict(TEXT, pad_token_id=1)),
    "clip_text": of("CLIPTextConfig", "CLIPTextModel", masked, **dict(TEXT, eos_token_id=2, pad_token_id=1)),
    "deit": of("DeiTConfig", "DeiTModel", pixels, **PIXELS),
    "dinov2": of("Dinov2Config", "Dinov2Model", pixels, **PIXELS),
    "falcon": of("FalconConfig", "FalconModel", masked, vocab_size=100, hidden_size=64, num_hidden_layers=2,
                 num_attention_heads=4, use_cache=False),
    "focalnet": of("FocalNetConfig", "FocalNetModel", pixels, image_size=32, patch_size=4, embed_dim=16, depths=[1, 1],
                   hidden_sizes=[16, 32], focal_levels=[2, 2], focal_windows=[3, 3]),
    "gemma2": of("Gemma2Config", "Gemma2Model", masked, head_dim=16, **GROUPED),
    "gptj": of("GPTJConfig", "GPTJModel", masked, vocab_size=100, n_positions=64, n_embd=64, n_layer=2, n_head=4, rotary_dim=8,
               use_cache=False, bos_token_id=1, eos_token_id=2),
    "layoutlm": of("LayoutLMConfig", "LayoutLMModel", masked, **TEXT),
    "lstm": plain(Lstm, lambda: torch.randn(2, 8, 16)),
    "mbart_enc": of("MBartConfig", "MBartModel", masked, pick=encoder, **SEQ2SEQ),
    "mobilenetv2": of("MobileNetV2Config", "MobileNetV2Model", pixels, depth_multiplier=0.35, image_size=32),
    "mobilevit": of("MobileViTConfig", "MobileViTModel", lambda: pixels(64), image_size=64, hidden_sizes=[24, 32, 40],
                    neck_hidden_sizes=[8, 8, 16, 16, 24, 32, 64]),
    "mpnet": of("MPNetConfig", "MPNetModel", masked, **dict(TEXT, pad_token_id=1)),
    "nystrom": of("NystromformerConfig", "NystromformerModel", masked, **dict(TEXT, num_landmarks=8, segment_means_seq_len=8)),
    "olmo": of("OlmoConfig", "OlmoModel", masked, **GROUPED),
    "poolformer": of("PoolFormerConfig", "PoolFormerModel", pixels, depths=[1, 1, 1, 1], hidden_sizes=[8, 16, 24, 32]),
    "regnet": of("RegNetConfig", "RegNetModel", pixels, embedding_size=8, hidden_sizes=[8, 16, 24, 32], depths=[1, 1, 1, 1],
                 groups_width=8),
    "resnet": of("ResNetConfig", "ResNetModel", pixels, embedding_size=8, hidden_sizes=[8, 16], depths=[1, 1],
                 layer_type="basic"),
    "siglip": of("SiglipVisionConfig", "SiglipVisionModel", pixels, **PIXELS),
    "stablelm": of("StableLmConfig", "StableLmModel", masked, **GROUPED),
    "starcoder2": of("Starcoder2Config", "Starcoder2Model", masked, **GROUPED),
    "wav2vec2": of("Wav2Vec2Config", "Wav2Vec2Model", lambda: {"input_values": torch.randn(1, 800)},
                   **dict(WIDTH, vocab_size=32, conv_dim=[16, 16, 16], conv_kernel=[10, 3, 2], conv_stride=[5, 2, 2],
                          num_feat_extract_layers=3, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=4)),
    "yolos": of("YolosConfig", "YolosModel", pixels, num_detection_tokens=5, **dict(PIXELS, image_size=[32, 32])),
}

HELD_2 = {
    "biogpt": of("BioGptConfig", "BioGptModel", masked, **DECODER),
    "codegen": of("CodeGenConfig", "CodeGenModel", masked, vocab_size=100, n_positions=64, n_embd=64, n_layer=2, n_head=4,
                  rotary_dim=8, use_cache=False, bos_token_id=1, eos_token_id=2),
    "cohere": of("CohereConfig", "CohereModel", masked, **GROUPED),
    "convbert": of("ConvBertConfig", "ConvBertModel", masked, embedding_size=64, **TEXT),
    "data2vec_text": of("Data2VecTextConfig", "Data2VecTextModel", masked, **dict(TEXT, pad_token_id=1)),
    "dpt": of("DPTConfig", "DPTModel", pixels, backbone_out_indices=[0, 1], **PIXELS),
    "glm": of("GlmConfig", "GlmModel", masked, head_dim=16, **GROUPED),
    "gpt_neo": of("GPTNeoConfig", "GPTNeoModel", masked, vocab_size=100, hidden_size=64, num_layers=2, num_heads=4,
                  attention_types=[[["global", "local"], 1]], max_position_embeddings=64, use_cache=False),
    "granite": of("GraniteConfig", "GraniteModel", masked, **GROUPED),
    "hubert": of("HubertConfig", "HubertModel", lambda: {"input_values": torch.randn(1, 800)},
                 **dict(WIDTH, vocab_size=32, conv_dim=[16, 16, 16], conv_kernel=[10, 3, 2], conv_stride=[5, 2, 2],
                        num_feat_extract_layers=3, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=4)),
    "levit": of("LevitConfig", "LevitModel", lambda: pixels(64), image_size=64, hidden_sizes=[32, 48, 64],
                num_attention_heads=[2, 3, 4], depths=[1, 1, 1], key_dim=[16, 16, 16]),
    "marian_enc": of("MarianConfig", "MarianModel", masked, pick=encoder, **SEQ2SEQ),
    "nemotron": of("NemotronConfig", "NemotronModel", masked, **GROUPED),
    "olmo2": of("Olmo2Config", "Olmo2Model", masked, **GROUPED),
    "pegasus_enc": of("PegasusConfig", "PegasusModel", masked, pick=encoder, **SEQ2SEQ),
    "persimmon": of("PersimmonConfig", "PersimmonModel", masked, **DECODER),
    "phi3": of("Phi3Config", "Phi3Model", masked, **GROUPED),
    "pvt": of("PvtConfig", "PvtModel", lambda: pixels(64), image_size=64, depths=[1, 1, 1, 1], hidden_sizes=[16, 32, 48, 64],
              num_attention_heads=[1, 2, 3, 4], sequence_reduction_ratios=[8, 4, 2, 1], mlp_ratios=[2, 2, 2, 2]),
    "rembert": of("RemBertConfig", "RemBertModel", masked, input_embedding_size=32, **TEXT),
    "splinter": of("SplinterConfig", "SplinterModel", masked, **TEXT),
    "squeezebert": of("SqueezeBertConfig", "SqueezeBertModel", masked, embedding_size=64, **TEXT),
    "vit_msn": of("ViTMSNConfig", "ViTMSNModel", pixels, **PIXELS),
    "xglm": of("XGLMConfig", "XGLMModel", masked, vocab_size=100, d_model=64, num_layers=2, attention_heads=4, ffn_dim=128,
               max_position_embeddings=64, use_cache=False),
    "xlm": of("XLMConfig", "XLMModel", masked, vocab_size=100, emb_dim=64, n_layers=2, n_heads=4, max_position_embeddings=64),
    "timm_cait": timm_model("cait_xxs24_224", 64, img_size=64, depth=2, embed_dim=48, num_heads=4),
    "timm_lcnet": timm_model("lcnet_050", 64),
    "timm_edgenext": timm_model("edgenext_xx_small", 64, depths=(1, 1, 2, 1)),
    "timm_efficientnet": timm_model("efficientnet_lite0", 64),
    "timm_ghostnet": timm_model("ghostnet_050", 64),
    "timm_mixnet": timm_model("mixnet_s", 64),
    "timm_mobileone": timm_model("mobileone_s0", 64),
    "timm_repvgg": timm_model("repvgg_a0", 64),
    "timm_xcit": timm_model("xcit_nano_12_p16_224", 64, img_size=64, depth=2, embed_dim=32),
}

HELD_3 = {
    "ast": of("ASTConfig", "ASTModel", lambda: {"input_values": torch.randn(1, 32, 16)}, num_mel_bins=16, max_length=32,
              **dict(WIDTH, patch_size=8, frequency_stride=8, time_stride=8)),
    "convnextv2": of("ConvNextV2Config", "ConvNextV2Model", pixels, depths=[1, 1, 1, 1], hidden_sizes=[8, 16, 24, 32]),
    "cvt": of("CvtConfig", "CvtModel", lambda: pixels(64), embed_dim=[16, 32, 48], num_heads=[1, 2, 3], depth=[1, 1, 1]),
    "deberta_v2": of("DebertaV2Config", "DebertaV2Model", masked, **TEXT),
    "dinov2_registers": of("Dinov2WithRegistersConfig", "Dinov2WithRegistersModel", pixels, num_register_tokens=2, **PIXELS),
    "ernie": of("ErnieConfig", "ErnieModel", masked, **TEXT),
    "gpt_bigcode": of("GPTBigCodeConfig", "GPTBigCodeModel", masked, vocab_size=100, n_positions=64, n_embd=64, n_layer=2,
                      n_head=4, use_cache=False, bos_token_id=1, eos_token_id=2),
    "helium": of("HeliumConfig", "HeliumModel", masked, head_dim=16, **GROUPED),
    "hiera": of("HieraConfig", "HieraModel", lambda: pixels(64), image_size=[64, 64], embed_dim=16, depths=[1, 1, 1, 1],
                num_heads=[1, 2, 4, 8]),
    "mobilebert": of("MobileBertConfig", "MobileBertModel", masked, embedding_size=32, intra_bottleneck_size=32, **TEXT),
    "mobilenetv1": of("MobileNetV1Config", "MobileNetV1Model", pixels, depth_multiplier=0.25, image_size=32),
    "mpt": of("MptConfig", "MptModel", masked, vocab_size=100, d_model=64, n_heads=4, n_layers=2, max_seq_len=64,
              use_cache=False),
    "smollm3": of("SmolLM3Config", "SmolLM3Model", masked, **GROUPED),
    "swinv2": of("Swinv2Config", "Swinv2Model", pixels, image_size=32, patch_size=4, embed_dim=16, depths=[2, 1],
                 num_heads=[2, 4], window_size=4),
    "umt5_enc": of("UMT5Config", "UMT5EncoderModel", masked, vocab_size=100, d_model=64, d_kv=16, d_ff=128, num_layers=2,
                   num_heads=4, use_cache=False),
    "unispeech": of("UniSpeechConfig", "UniSpeechModel", lambda: {"input_values": torch.randn(1, 800)},
                    **dict(WIDTH, vocab_size=32, conv_dim=[16, 16, 16], conv_kernel=[10, 3, 2], conv_stride=[5, 2, 2],
                           num_feat_extract_layers=3, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=4)),
    "videomae": of("VideoMAEConfig", "VideoMAEModel", lambda: {"pixel_values": torch.randn(1, 4, 3, 32, 32)}, num_frames=4,
                   **PIXELS),
    "xlnet": of("XLNetConfig", "XLNetModel", masked, vocab_size=100, d_model=64, n_layer=2, n_head=4, d_inner=128,
                use_mems_eval=False),
    "timm_densenet": timm_model("densenet121", 64, block_config=(2, 2, 2)),
    "timm_efficientvit": timm_model("efficientvit_b0", 64),
    "timm_eva02": timm_model("eva02_tiny_patch14_224", 56, img_size=56, depth=2),
    "timm_fastvit": timm_model("fastvit_t8", 64),
    "timm_mixer": timm_model("mixer_s32_224", 64, img_size=64),
    "timm_mobilenetv4": timm_model("mobilenetv4_conv_small_050", 64),
    "timm_mobilevitv2": timm_model("mobilevitv2_050", 64),
    "timm_repvit": timm_model("repvit_m0_9", 64),
    "timm_resmlp": timm_model("resmlp_12_224", 64, img_size=64),
    "timm_seresnext": timm_model("seresnext26d_32x4d", 64),
}

GROUPS = {"seen": SEEN, "held_1": HELD_1, "held_2": HELD_2, "held_3": HELD_3}


def axes_of(name, x, past):
    """Names of extents: the batch, places of ids, and those of the past, which a mask has, too."""
    if name.startswith("past_"):
        return {0: "batch", 2: "past"}
    if x.dtype != torch.int64 or x.dim() != 2:
        return {0: "batch"}
    return {0: "batch", 1: "all" if past and "mask" in name else "places" if "decoder" in name else "length"}


def dynamic(inputs, names):
    """The same for dynamo, where a mask beside a past has an extent of its own."""
    batch, length = torch.export.Dim("batch", min=1, max=64), torch.export.Dim("length", min=2, max=60)
    if any(n.startswith("past_") or "decoder" in n for n in names):
        return tuple({axis: torch.export.Dim.DYNAMIC for axis in axes_of(n, x, True) if x.shape[axis] > 1}
                     for n, x in zip(names, inputs))
    return tuple({0: batch, 1: length} if x.dtype == torch.int64 else {0: batch} for x in inputs)


def vary(model):
    """Positions and biases that begin with one number throughout do not stay so in a network that learns."""
    for p in model.parameters():
        if p.numel() > 0 and bool((p == p.flatten()[0]).all()):
            p.add_(0.1 * torch.randn_like(p))


def export(make, way, path):
    torch.manual_seed(7)
    model, inputs = make()
    model.eval()
    vary(model)
    names, inputs = list(inputs), tuple(inputs.values())
    if way in ("ts", "ts_axes"):
        axes = {n: axes_of(n, x, "past_key_0" in names) for n, x in zip(names, inputs)} if way == "ts_axes" else None
        torch.onnx.export(model, inputs, path, dynamo=False, opset_version=17, input_names=names, dynamic_axes=axes)
        return
    axes = dynamic(inputs, names) if way == "axes" else None
    torch.onnx.export(model, inputs, path, dynamo=True, input_names=names, external_data=False, verbose=False,
                      dynamic_shapes={"inputs": axes} if axes and isinstance(model, First) else axes)


def main(groups=GROUPS, text=__doc__):
    parser = argparse.ArgumentParser(usage=text.split("usage:")[1].split("\n\n")[0])
    parser.add_argument("group", choices=sorted(groups))
    parser.add_argument("folder")
    parser.add_argument("--only", default="*")
    parser.add_argument("--ways", default="ts,dyn")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    torch.backends.mha.set_fastpath_enabled(False)
    os.makedirs(options.folder, exist_ok=True)
    for name, make in groups[options.group].items():
        for way in options.ways.split(","):
            if not fnmatch.fnmatch(name, options.only):
                continue
            path = os.path.join(options.folder, "%s_%s.onnx" % (name, way))
            try:  # of a failure, TorchScript prints its graphs
                with torch.no_grad(), open(os.devnull, "w") as null, contextlib.redirect_stdout(null):
                    export(make, way, path)
            except Exception as e:  # the exporter has no class for it
                print("%s_%s: %s" % (name, way, str(e).strip().split("\n")[0][:200] or type(e).__name__), flush=True)
                if os.path.exists(path):
                    os.remove(path)


if __name__ == "__main__":
    main()
