/* wire.c -- a model without its bulk: what the unpacker shall copy and walk.
 *
 * In:   the bytes of a model, whatever they are.
 * Out:  the same message, in which the raw data of tensors is 16 bytes that say
 *       where in the model it stands, and unknown fields and training parts are
 *       left out.  So weights are never copied.  Nodes and types of the model's own
 *       graph are left out, too, and walked one at a time (unpack.c).  Of texts for
 *       people none is there: the doc_string of a message says where in the model
 *       the message stands.
 * Errors: what is no protobuf message at this level; more than DFG_MAX_NESTING
 *       nested messages, since the unpacker recurses on them.
 *
 * One walk, on a stack of its own, over the tables that describe the messages.
 * A message's length stands in front of it and is not known until its end: it is
 * written in the five bytes that any 32-bit length fits.
 */
#include "onnx.h"

enum {
    LENGTH_BYTES = 5,
    OWN_GRAPH = 2 /* messages deep */,
    MOST_KINDS = 32,
    LOW_FIELDS = 32
};

/* A message that was met. */
struct kind {
    const ProtobufCMessageDescriptor *message;
    const ProtobufCFieldDescriptor *doc; /* its doc_string; NULL: it has none */
    const ProtobufCFieldDescriptor *low[LOW_FIELDS]; /* its fields by their numbers; NULL: there is none, or it is higher */
};

struct level {
    const struct kind *kind;
    size_t end;    /* in the model */
    size_t length; /* where in the skeleton the length goes */
};

struct onnx_wire {
    struct onnx_reader *r;
    size_t at; /* in the model */
    uint8_t *out;
    size_t n, room;
    struct level levels[DFG_MAX_NESTING + 1];
    size_t depth, base; /* where the walk began */
    bool names_only;    /* attributes without graphs are left out */
    struct kind kinds[MOST_KINDS];
    size_t n_kinds;
};

static bool malformed(struct onnx_wire *w, const char *why)
{
    return dfg_onnx_fail(w->r, "this is no ONNX model: at byte %zu, %s", w->at, why);
}

static bool enlarge(struct onnx_wire *w, size_t n)
{
    if (n > SIZE_MAX - w->n || !dfg_onnx_grow(w->r, &w->out, &w->room, w->n + n, 1))
        return w->r->status == DFG_OK ? dfg_onnx_no_memory(w->r) : false;
    return true;
}

static inline bool put(struct onnx_wire *w, const uint8_t *bytes, size_t n)
{
    if (n > w->room - w->n && !enlarge(w, n))
        return false;
    if (n > 0)
        memcpy(w->out + w->n, bytes, n);
    w->n += n;
    return true;
}

static bool long_varint(struct onnx_wire *w, size_t end, uint64_t *value)
{
    *value = 0;
    for (unsigned shift = 0; shift < 70 && w->at < end; shift += 7) {
        uint8_t byte = w->r->bytes[w->at++];
        *value |= shift < 64 ? (uint64_t)(byte & 0x7F) << shift : 0;
        if (byte < 0x80)
            return true;
    }
    return malformed(w, "a number does not end");
}

static inline bool varint(struct onnx_wire *w, size_t end, uint64_t *value)
{
    if (w->at >= end || w->r->bytes[w->at] >= 0x80)
        return long_varint(w, end, value);
    *value = w->r->bytes[w->at++];
    return true;
}

/* Fields that nothing here reads. */
static inline bool is_dropped(const struct kind *k, const ProtobufCFieldDescriptor *f)
{
    if (f == NULL || f == k->doc)
        return true;
    return k->message == &onnx__model_proto__descriptor &&
           (strcmp(f->name, "training_info") == 0 || strcmp(f->name, "metadata_props") == 0);
}

/* NULL: there are more than ONNX has. */
static const struct kind *kind_of(struct onnx_wire *w, const ProtobufCMessageDescriptor *message)
{
    for (size_t i = 0; i < w->n_kinds; i++)
        if (w->kinds[i].message == message)
            return &w->kinds[i];
    if (w->n_kinds == MOST_KINDS)
        return NULL;
    struct kind *k = &w->kinds[w->n_kinds++];
    k->message = message;
    k->doc = protobuf_c_message_descriptor_get_field_by_name(message, "doc_string");
    for (unsigned i = 0; i < LOW_FIELDS; i++)
        k->low[i] = protobuf_c_message_descriptor_get_field(message, i);
    return k;
}

static inline const ProtobufCFieldDescriptor *field_of(const struct kind *k, uint64_t number)
{
    return number < LOW_FIELDS ? k->low[number]
                               : protobuf_c_message_descriptor_get_field(k->message, (unsigned)number);
}

/* The message that begins here says where it stands; tags of doc_string take one byte. */
static bool place(struct onnx_wire *w, const ProtobufCFieldDescriptor *f, size_t end)
{
    uint8_t bytes[3 + ONNX_REFERENCE_BYTES] = {0, 1 + ONNX_REFERENCE_BYTES, ONNX_PLACE_MARK};
    if (f == NULL)
        return true;
    bytes[0] = (uint8_t)(f->id << 3 | ONNX_DELIMITED);
    dfg_store(bytes + 3, 8, w->at);
    dfg_store(bytes + 11, 8, end - w->at);
    return put(w, bytes, sizeof bytes);
}

static bool push(struct onnx_wire *w, const ProtobufCMessageDescriptor *message, size_t end, size_t length)
{
    if (w->depth > DFG_MAX_NESTING)
        return dfg_onnx_fail(w->r, "messages nest more than %d deep", DFG_MAX_NESTING);
    const struct kind *kind = kind_of(w, message);
    if (kind == NULL)
        return dfg_onnx_fail(w->r, "there are messages of more kinds than ONNX has");
    w->levels[w->depth++] = (struct level){kind, end, length};
    return place(w, kind->doc, end);
}

static void length_at(struct onnx_wire *w, size_t at, size_t n)
{
    for (unsigned i = 0; i < LENGTH_BYTES; i++)
        w->out[at + i] = (uint8_t)((n >> 7 * i & 0x7F) | (i + 1 < LENGTH_BYTES ? 0x80 : 0));
}

static bool pop(struct onnx_wire *w)
{
    const struct level *l = &w->levels[--w->depth];
    if (l->length == 0)
        return true;
    size_t n = w->n - l->length - LENGTH_BYTES;
    if (n > INT32_MAX)
        return dfg_onnx_fail(w->r, "without its tensors the model has more than 2 GiB");
    length_at(w, l->length, n);
    return true;
}

/* Where the payload stands, instead of it. */
static bool reference(struct onnx_wire *w, size_t n)
{
    uint8_t bytes[1 + ONNX_REFERENCE_BYTES] = {ONNX_REFERENCE_BYTES};
    dfg_store(bytes + 1, 8, w->at);
    dfg_store(bytes + 9, 8, n);
    w->at += n;
    return put(w, bytes, sizeof bytes);
}

/* A part of the model's own graph is left for later. */
static bool note(struct onnx_wire *w, struct onnx_spans *spans, size_t n)
{
    if (!dfg_onnx_grow(w->r, &spans->at, &spans->room, spans->n + 1, sizeof *spans->at))
        return false;
    spans->at[spans->n++] = (struct onnx_span){w->at, n};
    w->at += n;
    return true;
}

static bool scalar(struct onnx_wire *w, unsigned wire_type, size_t end)
{
    uint64_t value;
    size_t n = wire_type == ONNX_FIXED64 ? 8 : 4;
    if (wire_type == ONNX_VARINT)
        return varint(w, end, &value);
    if (wire_type != ONNX_FIXED64 && wire_type != ONNX_FIXED32)
        return malformed(w, "a field has a kind that ONNX does not use");
    if (n > end - w->at)
        return malformed(w, "a number does not end");
    w->at += n;
    return true;
}

/* Does the attribute, of so many bytes from here on, hold a graph, or is it malformed? */
static bool holds_graph(struct onnx_wire *w, size_t n)
{
    const size_t start = w->at, end = start + n;
    const struct kind *k = kind_of(w, &onnx__attribute_proto__descriptor);
    bool holds = k == NULL;
    while (!holds && w->at < end) {
        uint64_t tag, size;
        if (!varint(w, end, &tag) || ((tag & 7) == ONNX_DELIMITED && (!varint(w, end, &size) || size > end - w->at)))
            return true;
        if ((tag & 7) == ONNX_DELIMITED) {
            const ProtobufCFieldDescriptor *f = field_of(k, tag >> 3);
            holds = f != NULL && f->type == PROTOBUF_C_TYPE_MESSAGE && f->descriptor == &onnx__graph_proto__descriptor;
            w->at += (size_t)size;
        } else if (!scalar(w, (unsigned)(tag & 7), end)) {
            return true;
        }
    }
    w->at = start;
    return holds;
}

static bool delimited(struct onnx_wire *w, const struct level *level, const ProtobufCFieldDescriptor *f,
                      size_t start)
{
    const struct kind *l = level->kind;
    size_t tag_end = w->at, end = level->end;
    uint64_t n;
    bool dropped = is_dropped(l, f);
    if (!varint(w, end, &n))
        return false;
    if (n > end - w->at)
        return malformed(w, "a part is longer than what holds it");
    if (!dropped && w->names_only && f->type == PROTOBUF_C_TYPE_MESSAGE &&
        f->descriptor == &onnx__attribute_proto__descriptor && l->message == &onnx__node_proto__descriptor)
        dropped = !holds_graph(w, (size_t)n);
    if (w->r->status != DFG_OK)
        return false;
    if (dropped) {
        w->at += (size_t)n;
        return true;
    }
    if (l->message == &onnx__graph_proto__descriptor && w->depth == OWN_GRAPH) {
        if (strcmp(f->name, "node") == 0)
            return note(w, &w->r->nodes, (size_t)n);
        if (strcmp(f->name, "value_info") == 0)
            return note(w, &w->r->types, (size_t)n);
    }
    bool is_message = f->type == PROTOBUF_C_TYPE_MESSAGE;
    bool is_raw = l->message == &onnx__tensor_proto__descriptor && strcmp(f->name, "raw_data") == 0;
    if (!is_message && !is_raw) {
        w->at += (size_t)n;
        return put(w, w->r->bytes + start, w->at - start);
    }
    if (!put(w, w->r->bytes + start, tag_end - start))
        return false;
    if (is_raw)
        return reference(w, (size_t)n);
    size_t length = w->n;
    return put(w, (const uint8_t[LENGTH_BYTES]){0}, LENGTH_BYTES) &&
           push(w, f->descriptor, w->at + (size_t)n, length);
}

static bool field(struct onnx_wire *w)
{
    struct level l = w->levels[w->depth - 1];
    size_t start = w->at;
    uint64_t tag;
    if (!varint(w, l.end, &tag))
        return false;
    if (tag >> 3 == 0 || tag >> 3 > 0x1FFFFFFF)
        return malformed(w, "a field has no number");
    const ProtobufCFieldDescriptor *f = field_of(l.kind, tag >> 3);
    if ((tag & 7) == ONNX_DELIMITED)
        return delimited(w, &l, f, start);
    if (!scalar(w, (unsigned)(tag & 7), l.end))
        return false;
    if (f != NULL && (f->type == PROTOBUF_C_TYPE_MESSAGE || f->type == PROTOBUF_C_TYPE_STRING ||
                      f->type == PROTOBUF_C_TYPE_BYTES))
        return malformed(w, "a field is a number that should be none");
    return is_dropped(l.kind, f) || put(w, w->r->bytes + start, w->at - start);
}

static bool walk(struct onnx_wire *w)
{
    while (w->depth > w->base) {
        bool ended = w->at == w->levels[w->depth - 1].end;
        if (ended ? !pop(w) : !field(w))
            return false;
    }
    return true;
}

static bool skeleton(struct onnx_wire *w, const ProtobufCMessageDescriptor *message, size_t base,
                     struct onnx_span span, const uint8_t **bytes, size_t *n)
{
    w->at = span.at;
    w->n = 0;
    w->depth = w->base = base;
    bool done = push(w, message, span.at + span.n, 0) && walk(w);
    *bytes = w->out;
    *n = w->n;
    return done;
}

bool dfg_onnx_skeleton(struct onnx_reader *r, const uint8_t **bytes, size_t *n)
{
    r->wire = calloc(1, sizeof *r->wire);
    if (r->wire == NULL)
        return dfg_onnx_no_memory(r);
    r->wire->r = r;
    return skeleton(r->wire, &onnx__model_proto__descriptor, 0, (struct onnx_span){0, r->n_bytes}, bytes, n);
}

bool dfg_onnx_part(struct onnx_reader *r, const ProtobufCMessageDescriptor *message, struct onnx_span span,
                   bool names_only, const uint8_t **bytes, size_t *n)
{
    r->wire->names_only = names_only;
    return skeleton(r->wire, message, OWN_GRAPH, span, bytes, n);
}

void dfg_onnx_wire_free(struct onnx_reader *r)
{
    if (r->wire != NULL)
        free(r->wire->out);
    free(r->wire);
    free(r->nodes.at);
    free(r->types.at);
}
