#!/usr/bin/env python3
"""More small networks, as exports.py writes them: decoders with a past, of two inputs, speech; and of timm (held_6).

usage: exports_held.py GROUP FOLDER [--only GLOB] [--ways ts,dyn,axes,ts_axes]

GROUP is held_4 or held_6, for the networks that were looked at only after a first count of them, or held_5 for those
that were not.
"""
import exports
from exports import DECODER, GROUPED, PIXELS, SEQ2SEQ, TEXT, WIDTH, First, encoder, ids, masked, of, pixels, tf, timm_model, torch

PAST = 5  # places that keys and values of the past have


class Past(First):
    """A decoder beside keys and values of each layer; present ones are further outputs."""

    def forward(self, *inputs):
        given, past = dict(zip(self.names, inputs)), inputs[len(self.names):]
        cache = tf.DynamicCache(list(zip(past[::2], past[1::2])))
        made = self.model(**given, past_key_values=cache, use_cache=True, return_dict=True)
        return (made[0], *[x for layer in cache.layers for x in (layer.keys, layer.values)])


def past_of(config, model, heads, length=1, attention=None, size=16, **numbers):
    def make():
        c = getattr(tf, config)(**{**numbers, "use_cache": True})
        if attention:
            c._attn_implementation = attention
        inputs = {"input_ids": torch.randint(3, 99, (2, length)),
                  "attention_mask": torch.ones(2, PAST + length, dtype=torch.int64)}
        lead = list(inputs)
        for i in range(2):
            for part in ("key", "value"):
                inputs["past_%s_%d" % (part, i)] = torch.randn(2, heads, PAST, size)
        return Past(getattr(tf, model)(c), lead, {}), inputs
    return make


def two(**more):
    """Ids of an encoder and of a decoder."""
    return lambda: dict(masked(), decoder_input_ids=torch.randint(3, 99, (2, 6)), **more)


def beside(**more):
    """A decoder alone, beside what an encoder made."""
    return lambda: dict(ids(6), encoder_hidden_states=torch.randn(2, 8, 64))


def decoder(m):
    return m.decoder


def sound(n=800):
    return lambda: {"input_values": torch.randn(1, n)}


def features(mel=16, n=64, name="input_features", across=False):
    return lambda: {name: torch.randn(1, n, mel) if across else torch.randn(1, mel, n)}


def both_of():
    return dict(masked(), pixel_values=torch.randn(2, 3, 32, 32))


def image(size):
    return lambda: pixels(size)


SPEECH = dict(WIDTH, vocab_size=32, conv_dim=[16, 16, 16], conv_kernel=[10, 3, 2], conv_stride=[5, 2, 2],
              num_feat_extract_layers=3, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=4)
T5 = dict(vocab_size=100, d_model=64, d_kv=16, d_ff=128, num_layers=2, num_heads=4, use_cache=False,
          decoder_start_token_id=0)
GPT2 = dict(vocab_size=100, n_positions=64, n_embd=64, n_layer=2, n_head=4, use_cache=False, bos_token_id=1, eos_token_id=2)
EXPERTS = dict(GROUPED, num_local_experts=4, num_experts_per_tok=2, num_experts=4, moe_intermediate_size=32)
TOWERS = {"text_config": dict(TEXT, eos_token_id=2, pad_token_id=1), "vision_config": PIXELS}

HELD_4 = {
    "bart": of("BartConfig", "BartModel", two(), **SEQ2SEQ),
    "blenderbot_small": of("BlenderbotSmallConfig", "BlenderbotSmallModel", two(), **SEQ2SEQ),
    "chinese_clip": of("ChineseCLIPConfig", "ChineseCLIPModel", both_of, projection_dim=32, text_config=TEXT,
                       vision_config=PIXELS),
    "clip": of("CLIPConfig", "CLIPModel", both_of, projection_dim=32, **TOWERS),
    "cohere2": of("Cohere2Config", "Cohere2Model", masked, sliding_window=4, **GROUPED),
    "ctrl": of("CTRLConfig", "CTRLModel", masked, vocab_size=100, n_positions=64, n_embd=64, n_layer=2, n_head=4, dff=128,
               use_cache=False),
    "detr": of("DetrConfig", "DetrModel", image(64), use_timm_backbone=False, use_pretrained_backbone=False, backbone=None,
               backbone_config=dict(model_type="resnet", embedding_size=8, hidden_sizes=[8, 16, 24, 32], depths=[1, 1, 1, 1],
                                    layer_type="basic", out_features=["stage4"]), num_queries=8,
               **{k: v for k, v in SEQ2SEQ.items() if k not in ("vocab_size", "max_position_embeddings", "use_cache",
                                                               "pad_token_id", "bos_token_id", "eos_token_id",
                                                               "decoder_start_token_id")}),
    "dinov3": of("DINOv3ViTConfig", "DINOv3ViTModel", pixels, **PIXELS),
    "esm": of("EsmConfig", "EsmModel", masked, position_embedding_type="rotary", **dict(TEXT, pad_token_id=1)),
    "gemma_past": past_of("GemmaConfig", "GemmaModel", 2, head_dim=16, **GROUPED),
    "gemma3": of("Gemma3TextConfig", "Gemma3TextModel", masked, head_dim=16, sliding_window=4, **GROUPED),
    "git_vision": of("GitVisionConfig", "GitVisionModel", pixels, **PIXELS),
    "glpn": of("GLPNConfig", "GLPNModel", pixels, depths=[1, 1, 1, 1], hidden_sizes=[16, 32, 80, 64]),
    "gpt2_past": past_of("GPT2Config", "GPT2Model", 4, **GPT2),
    "gpt2_past_3": past_of("GPT2Config", "GPT2Model", 4, length=3, **GPT2),
    "gptneox_past": past_of("GPTNeoXConfig", "GPTNeoXModel", 4, **DECODER),
    "ijepa": of("IJepaConfig", "IJepaModel", pixels, **PIXELS),
    "layoutlmv3": of("LayoutLMv3Config", "LayoutLMv3Model", both_of, coordinate_size=8, shape_size=16, input_size=32,
                     **dict(TEXT, pad_token_id=1, patch_size=8)),
    "llama_past": past_of("LlamaConfig", "LlamaModel", 2, **GROUPED),
    "llama_past_eager": past_of("LlamaConfig", "LlamaModel", 2, attention="eager", **GROUPED),
    "llama_past_3": past_of("LlamaConfig", "LlamaModel", 2, length=3, **GROUPED),
    "luke": of("LukeConfig", "LukeModel", masked, entity_vocab_size=10, entity_emb_size=16, **dict(TEXT, pad_token_id=1)),
    "m2m_100": of("M2M100Config", "M2M100Model", two(), **SEQ2SEQ),
    "megatron_bert": of("MegatronBertConfig", "MegatronBertModel", masked, **TEXT),
    "mistral_past": past_of("MistralConfig", "MistralModel", 2, sliding_window=None, **GROUPED),
    "modernbert": of("ModernBertConfig", "ModernBertModel", masked, global_attn_every_n_layers=2, local_attention=4,
                     **dict(TEXT, pad_token_id=0, bos_token_id=1, eos_token_id=2, cls_token_id=1, sep_token_id=2)),
    "opt_past": past_of("OPTConfig", "OPTModel", 4, vocab_size=100, hidden_size=64, num_hidden_layers=2, ffn_dim=128,
                        num_attention_heads=4, max_position_embeddings=64, word_embed_proj_dim=64, pad_token_id=0),
    "owlvit_vision": of("OwlViTVisionConfig", "OwlViTVisionModel", pixels, **PIXELS),
    "pegasus_dec": of("PegasusConfig", "PegasusModel", beside(), pick=decoder, **SEQ2SEQ),
    "qwen2_past": past_of("Qwen2Config", "Qwen2Model", 2, **GROUPED),
    "qwen3_past": past_of("Qwen3Config", "Qwen3Model", 2, head_dim=16, **GROUPED),
    "roformer": of("RoFormerConfig", "RoFormerModel", masked, embedding_size=64, **TEXT),
    "sam_vision": of("SamVisionConfig", "SamVisionModel", image(64), output_channels=16, global_attn_indexes=[1], window_size=4,
                     mlp_dim=128, **dict(PIXELS, image_size=64)),
    "siglip_text": of("SiglipTextConfig", "SiglipTextModel", masked, projection_size=64,
                      **dict(TEXT, pad_token_id=1, bos_token_id=1, eos_token_id=2)),
    "speech_to_text": of("Speech2TextConfig", "Speech2TextModel", features(16, 64, across=True), pick=encoder,
                         input_feat_per_channel=16, conv_channels=32, max_source_positions=64, max_target_positions=64,
                         **SEQ2SEQ),
    "t5": of("T5Config", "T5Model", two(), **T5),
    "timesformer": of("TimesformerConfig", "TimesformerModel", lambda: {"pixel_values": torch.randn(1, 2, 3, 32, 32)},
                      num_frames=2, **PIXELS),
    "trocr_dec": of("TrOCRConfig", "TrOCRForCausalLM", beside(), vocab_size=100, d_model=64, decoder_layers=2,
                    decoder_attention_heads=4, decoder_ffn_dim=128, max_position_embeddings=64, use_cache=False,
                    cross_attention_hidden_size=64),
    "wav2vec2_conformer": of("Wav2Vec2ConformerConfig", "Wav2Vec2ConformerModel", sound(), position_embeddings_type="rotary",
                             conv_depthwise_kernel_size=7, **SPEECH),
    "wavlm": of("WavLMConfig", "WavLMModel", sound(), num_buckets=8, max_bucket_distance=16, **SPEECH),
    "whisper": of("WhisperConfig", "WhisperModel", lambda: dict(features()(), decoder_input_ids=torch.randint(3, 99, (1, 6))),
                  **dict(SEQ2SEQ, num_mel_bins=16, max_source_positions=32, max_target_positions=32)),
    "xlm_roberta_xl": of("XLMRobertaXLConfig", "XLMRobertaXLModel", masked, **dict(TEXT, pad_token_id=1)),
}

HELD_5 = {
    "bert_generation": of("BertGenerationConfig", "BertGenerationEncoder", masked, is_decoder=True, use_cache=False,
                          **dict(TEXT, pad_token_id=0, bos_token_id=1, eos_token_id=2)),
    "blip_text": of("BlipTextConfig", "BlipTextModel", masked, is_decoder=False, encoder_hidden_size=64,
                    **dict(TEXT, pad_token_id=0, bos_token_id=1, eos_token_id=2, sep_token_id=2)),
    "blip_vision": of("BlipVisionConfig", "BlipVisionModel", pixels, **PIXELS),
    "bloom_past": past_of("BloomConfig", "BloomModel", 4, vocab_size=100, hidden_size=64, n_layer=2, n_head=4),
    "clap_text": of("ClapTextConfig", "ClapTextModel", masked, **dict(TEXT, pad_token_id=1)),
    "conditional_detr": of("ConditionalDetrConfig", "ConditionalDetrModel", image(64), use_timm_backbone=False,
                           use_pretrained_backbone=False, backbone=None, num_queries=8, d_model=64, encoder_layers=1,
                           decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4, encoder_ffn_dim=128,
                           decoder_ffn_dim=128,
                           backbone_config=dict(model_type="resnet", embedding_size=8, hidden_sizes=[8, 16, 24, 32],
                                                depths=[1, 1, 1, 1], layer_type="basic", out_features=["stage4"])),
    "data2vec_audio": of("Data2VecAudioConfig", "Data2VecAudioModel", sound(), **dict(SPEECH, conv_pos_kernel_size=3,
                                                                                     num_conv_pos_embeddings=2)),
    "data2vec_vision": of("Data2VecVisionConfig", "Data2VecVisionModel", pixels, **PIXELS),
    "exaone4": of("Exaone4Config", "Exaone4Model", masked, sliding_window=4, **GROUPED),
    "falcon_past": past_of("FalconConfig", "FalconModel", 1, vocab_size=100, hidden_size=64, num_hidden_layers=2,
                           num_attention_heads=4),
    "granite_past": past_of("GraniteConfig", "GraniteModel", 2, **GROUPED),
    "groupvit_text": of("GroupViTTextConfig", "GroupViTTextModel", masked, **dict(TEXT, pad_token_id=1, eos_token_id=2)),
    "longt5_enc": of("LongT5Config", "LongT5EncoderModel", masked, local_radius=3, **T5),
    "marian": of("MarianConfig", "MarianModel", two(), **SEQ2SEQ),
    "mt5": of("MT5Config", "MT5Model", two(), **T5),
    "nomic_bert": of("NomicBertConfig", "NomicBertModel", masked, **dict(TEXT, pad_token_id=0)),
    "olmo3": of("Olmo3Config", "Olmo3Model", masked, sliding_window=4, **GROUPED),
    "olmoe": of("OlmoeConfig", "OlmoeModel", masked, **EXPERTS),
    "owlvit_text": of("OwlViTTextConfig", "OwlViTTextModel", masked, **dict(TEXT, pad_token_id=0, eos_token_id=2)),
    "phi3_past": past_of("Phi3Config", "Phi3Model", 2, **GROUPED),
    "prophetnet_enc": of("ProphetNetConfig", "ProphetNetModel", masked, pick=encoder, vocab_size=100, hidden_size=64,
                         num_encoder_layers=2, num_decoder_layers=2, num_encoder_attention_heads=4,
                         num_decoder_attention_heads=4, encoder_ffn_dim=128, decoder_ffn_dim=128, max_position_embeddings=64,
                         use_cache=False),
    "siglip2_text": of("Siglip2TextConfig", "Siglip2TextModel", masked, projection_size=64,
                       **dict(TEXT, pad_token_id=1, bos_token_id=1, eos_token_id=2)),
    "smollm3_past": past_of("SmolLM3Config", "SmolLM3Model", 2, **GROUPED),
    "starcoder2_past": past_of("Starcoder2Config", "Starcoder2Model", 2, **GROUPED),
    "visual_bert": of("VisualBertConfig", "VisualBertModel", masked, visual_embedding_dim=64, **TEXT),
    "vitdet": of("VitDetConfig", "VitDetModel", pixels, **{k: v for k, v in PIXELS.items() if k != "intermediate_size"}),
    "wav2vec2_stable": of("Wav2Vec2Config", "Wav2Vec2Model", sound(), do_stable_layer_norm=True, feat_extract_norm="layer",
                          **SPEECH),
    "whisper_dec": of("WhisperConfig", "WhisperModel", beside(), pick=decoder,
                      **dict(SEQ2SEQ, num_mel_bins=16, max_source_positions=32, max_target_positions=32)),
    "xmod": of("XmodConfig", "XmodModel", masked, languages=["en_XX"], default_language="en_XX", adapter_reduction_factor=2,
               **dict(TEXT, pad_token_id=1)),
    "yoso": of("YosoConfig", "YosoModel", masked, use_expectation=True, **TEXT),
}

VIT = dict(img_size=64, depth=2, embed_dim=48, num_heads=4)

HELD_6 = {
    "beit": timm_model("beit_base_patch16_224", **VIT),
    "convnextv2": timm_model("convnextv2_atto", depths=(1, 1, 1, 1)),
    "cspresnet": timm_model("cspresnet50"),
    "deit3": timm_model("deit3_small_patch16_224", **VIT),
    "dla": timm_model("dla46_c"),
    "efficientformer": timm_model("efficientformer_l1", 224),
    "fasternet": timm_model("fasternet_t0"),
    "flexivit": timm_model("flexivit_small", **VIT),
    "gernet": timm_model("gernet_s"),
    "hgnetv2": timm_model("hgnetv2_b0"),
    "hrnet": timm_model("hrnet_w18_small"),
    "inception_next": timm_model("inception_next_tiny", depths=(1, 1, 1, 1), dims=(8, 16, 24, 32)),
    "levit": timm_model("levit_128s", 224),
    "mambaout": timm_model("mambaout_femto", depths=(1, 1, 1, 1)),
    "mobilevit": timm_model("mobilevit_xxs"),
    "nfnet": timm_model("nf_regnet_b0"),
    "pvt_v2": timm_model("pvt_v2_b0"),
    "regnety": timm_model("regnety_002"),
    "res2net": timm_model("res2net50_26w_4s", layers=(1, 1, 1, 1)),
    "resnest": timm_model("resnest14d"),
    "selecsls": timm_model("selecsls42"),
    "sequencer": timm_model("sequencer2d_s", img_size=64, layers=(1, 1, 1, 1), embed_dims=(16, 32, 32, 32),
                            hidden_sizes=(8, 16, 16, 16)),
    "shvit": timm_model("shvit_s1"),
    "skresnet": timm_model("skresnet18"),
    "starnet": timm_model("starnet_s1"),
    "swin": timm_model("swin_tiny_patch4_window7_224", img_size=64, window_size=4, depths=(2, 2), embed_dim=24,
                       num_heads=(2, 4)),
    "swinv2": timm_model("swinv2_tiny_window8_256", img_size=64, window_size=4, depths=(2, 2), embed_dim=24,
                         num_heads=(2, 4)),
    "vit_relpos": timm_model("vit_relpos_small_patch16_224", **VIT),
    "vovnet": timm_model("ese_vovnet19b_dw"),
}

if __name__ == "__main__":
    exports.main({"held_4": HELD_4, "held_5": HELD_5, "held_6": HELD_6}, __doc__)
