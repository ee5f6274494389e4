/* wire.c -- messages of a model, without its bulk.
 *
 * In:   the bytes of a model, whatever they are.
 * Out:  the structures of protobuf-c, in memory that goes all at once, in which the raw
 *       data of tensors is 16 bytes that say where in the model it stands, and unknown
 *       fields and training parts are left out.  So weights are never copied.  Nodes and
 *       types of the model's own graph are left out, too, and read one at a time
 *       (dfg_onnx_part).  Of texts for people none is there: the doc_string of a message says
 *       where in the model the message stands.
 * Errors: what is no protobuf message; a field of another type than ONNX's; more than
 *       DFG_MAX_NESTING nested messages, as they are read by recursion.
 *
 * One walk over the tables that describe the messages.  A field that is there twice
 * counts as protobuf says: of a number or text the last, messages are joined.
 */
#include <stdalign.h>

#include "../core/packed.h"
#include "onnx.h"

enum {
    OWN_GRAPH = 2 /* messages deep */,
    MOST_KINDS = 32,
    LOW_FIELDS = 32
};

/* A message that was met. */
struct kind {
    const ProtobufCMessageDescriptor *message;
    const ProtobufCFieldDescriptor *doc; /* its doc_string; NULL: it has none */
    const ProtobufCFieldDescriptor *low[LOW_FIELDS]; /* its fields by number; NULL: there is none, or it is higher */
};

/* The message in hand. */
struct level {
    const struct kind *kind;
    size_t end; /* in the model */
    unsigned char *to;
    size_t room[LOW_FIELDS]; /* of repeated fields, in the order of the table */
};

struct onnx_wire {
    struct onnx_reader *r;
    struct dfg_stack *memory; /* of messages */
    size_t at;                /* in the model */
    size_t depth;             /* messages around the one in hand, and it */
    bool names_only;          /* attributes without graphs are left out */
    struct kind kinds[MOST_KINDS];
    size_t n_kinds;
};

static bool malformed(struct onnx_wire *w, const char *why)
{
    return dfg_onnx_fail(w->r, "this is no ONNX model: at byte %zu, %s", w->at, why);
}

static bool ill_typed(struct onnx_wire *w)
{
    return malformed(w, "a field has another type than in ONNX");
}

static void *take(struct onnx_wire *w, size_t n, size_t size)
{
    void *at = dfg_stack_alloc(w->memory, n, size);
    if (at == NULL)
        dfg_onnx_no_memory(w->r);
    return at;
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

/* NULL: there are more than ONNX has, said. */
static const struct kind *kind_of(struct onnx_wire *w, const ProtobufCMessageDescriptor *message)
{
    for (size_t i = 0; i < w->n_kinds; i++)
        if (w->kinds[i].message == message)
            return &w->kinds[i];
    if (w->n_kinds == MOST_KINDS || message->n_fields > LOW_FIELDS) {
        dfg_onnx_fail(w->r, "there are messages of more kinds than ONNX has");
        return NULL;
    }
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

/* ---- fields ---- */

static void *member(const struct level *l, const ProtobufCFieldDescriptor *f)
{
    return l->to + f->offset;
}

static size_t *count_of(const struct level *l, const ProtobufCFieldDescriptor *f)
{
    return (size_t *)(void *)(l->to + f->quantifier_offset);
}

/* A field that is there once at most is; of a union what was there before is not. */
static void mark(const struct level *l, const ProtobufCFieldDescriptor *f, size_t size)
{
    if ((f->flags & PROTOBUF_C_FIELD_FLAG_ONEOF) != 0) {
        const uint32_t id = f->id;
        memset(member(l, f), 0, size);
        memcpy(l->to + f->quantifier_offset, &id, sizeof id);
    } else if (f->quantifier_offset != 0) {
        const protobuf_c_boolean there = 1;
        memcpy(l->to + f->quantifier_offset, &there, sizeof there);
    }
}

/* Room for n more elements behind those of a repeated field; where they go, NULL: no memory. */
static void *append(struct onnx_wire *w, struct level *l, const ProtobufCFieldDescriptor *f, size_t n, size_t size)
{
    size_t *room = &l->room[f - l->kind->message->fields], *count = count_of(l, f);
    unsigned char *at;
    memcpy(&at, member(l, f), sizeof at);
    if (n > *room - *count || *count > *room) {
        const size_t most = *count + (n > *count ? n : *count); /* no more than the model has bytes, twice */
        unsigned char *grown = take(w, most, size);
        if (grown == NULL)
            return NULL;
        if (*count > 0)
            memcpy(grown, at, *count * size);
        *room = most;
        at = grown;
        memcpy(member(l, f), &at, sizeof at);
    }
    at += *count * size;
    *count += n;
    return at;
}

/* Of how many fields in a row, this one and those behind it, is the tag the same?  Lengths of up to two bytes. */
static size_t in_a_row(const struct onnx_wire *w, size_t end, uint8_t tag, size_t next)
{
    const uint8_t *bytes = w->r->bytes;
    size_t n = 1;
    while (end - next >= 3 && bytes[next] == tag) {
        size_t length = bytes[next + 1], head = 2;
        if (length >= 0x80) {
            length = (length & 0x7F) | (size_t)bytes[next + 2] << 7;
            head = 3;
            if (bytes[next + 2] >= 0x80)
                break;
        }
        if (length > end - next - head)
            break;
        next += head + length;
        n++;
    }
    return n;
}

/* As append, of one element; where it is the first, for all that follow. */
static void *element(struct onnx_wire *w, struct level *l, const ProtobufCFieldDescriptor *f, size_t n, size_t size)
{
    size_t *count = count_of(l, f);
    const uint8_t tag = (uint8_t)(f->id << 3 | ONNX_DELIMITED);
    const size_t all = *count == 0 && f->id < 16 ? in_a_row(w, l->end, tag, w->at + n) : 1;
    void *at = append(w, l, f, all, size);
    if (at != NULL)
        *count -= all - 1;
    return at;
}

/* n bytes of the model, and a NUL behind them. */
static char *bytes_of(struct onnx_wire *w, size_t n)
{
    char *copy = n < SIZE_MAX ? take(w, n + 1, 1) : NULL;
    if (copy != NULL && n > 0)
        memcpy(copy, w->r->bytes + w->at, n);
    w->at += n;
    return copy;
}

/* Where the payload stands, instead of it. */
static char *reference(struct onnx_wire *w, size_t n)
{
    uint8_t *at = take(w, ONNX_REFERENCE_BYTES, 1);
    if (at != NULL) {
        dfg_store(at, 8, w->at);
        dfg_store(at + 8, 8, n);
    }
    w->at += n;
    return (char *)at;
}

/* ---- numbers ---- */

static unsigned wire_of(ProtobufCType type)
{
    if (type == PROTOBUF_C_TYPE_FLOAT)
        return ONNX_FIXED32;
    return type == PROTOBUF_C_TYPE_DOUBLE ? ONNX_FIXED64 : ONNX_VARINT;
}

static size_t size_of(ProtobufCType type)
{
    const bool is_word = type == PROTOBUF_C_TYPE_FLOAT || type == PROTOBUF_C_TYPE_INT32 || type == PROTOBUF_C_TYPE_ENUM;
    return is_word ? 4 : 8;
}

/* One number of the field's type, which ends before `end`. */
static bool number(struct onnx_wire *w, ProtobufCType type, size_t end, void *to)
{
    const unsigned wire = wire_of(type);
    const size_t size = size_of(type);
    uint64_t value;
    if (wire == ONNX_VARINT) {
        if (!varint(w, end, &value))
            return false;
    } else {
        if (size > end - w->at)
            return malformed(w, "a number does not end");
        value = dfg_load(w->r->bytes + w->at, (unsigned)size);
        w->at += size;
    }
    const uint32_t word = (uint32_t)value;
    if (size == 4)
        memcpy(to, &word, sizeof word);
    else
        memcpy(to, &value, sizeof value);
    return true;
}

/* Numbers of a repeated field, one behind another. */
static bool packed(struct onnx_wire *w, struct level *l, const ProtobufCFieldDescriptor *f, size_t bytes)
{
    const size_t size = size_of(f->type), end = w->at + bytes;
    size_t n = wire_of(f->type) == ONNX_VARINT ? 0 : bytes / size;
    if (wire_of(f->type) == ONNX_VARINT)
        for (size_t i = w->at; i < end; i++)
            n += w->r->bytes[i] < 0x80;
    else if (bytes % size != 0)
        return ill_typed(w);
    unsigned char *to = n > 0 ? append(w, l, f, n, size) : NULL;
    if (n > 0 && to == NULL)
        return false;
    for (size_t i = 0; i < n; i++)
        if (!number(w, f->type, end, to + i * size))
            return false;
    return w->at == end || ill_typed(w);
}

/* ---- messages ---- */

static bool message(struct onnx_wire *w, const struct kind *kind, size_t end, unsigned char *to);

/* A message's structure, empty. */
static void *new_message(struct onnx_wire *w, const ProtobufCMessageDescriptor *m)
{
    ProtobufCMessage *made = take(w, 1, m->sizeof_message);
    if (made != NULL)
        m->message_init(made);
    return made;
}

static bool inner(struct onnx_wire *w, struct level *l, const ProtobufCFieldDescriptor *f, size_t n)
{
    const struct kind *kind = kind_of(w, f->descriptor);
    unsigned char *made = NULL;
    if (kind == NULL)
        return false;
    void *at = member(l, f);
    if (f->label == PROTOBUF_C_LABEL_REPEATED) {
        at = element(w, l, f, n, sizeof made);
        if (at == NULL)
            return false;
    } else {
        mark(l, f, sizeof made);
        memcpy(&made, at, sizeof made);
    }
    if (made == NULL && (made = new_message(w, kind->message)) == NULL)
        return false;
    memcpy(at, &made, sizeof made);
    return message(w, kind, w->at + n, made);
}

static bool text_or_bytes(struct onnx_wire *w, struct level *l, const ProtobufCFieldDescriptor *f, size_t n,
                          bool is_raw)
{
    const bool is_text = f->type == PROTOBUF_C_TYPE_STRING;
    const size_t size = is_text ? sizeof(char *) : sizeof(ProtobufCBinaryData);
    void *at = member(l, f);
    if (is_text && memchr(w->r->bytes + w->at, '\0', n) != NULL)
        return dfg_onnx_fail(w->r, "at byte %zu: '%s' has a NUL byte: '%.60s...'", w->at, f->name,
                             (const char *)w->r->bytes + w->at);
    if (f->label == PROTOBUF_C_LABEL_REPEATED)
        at = element(w, l, f, n, size);
    else
        mark(l, f, size);
    char *copy = at == NULL ? NULL : is_raw ? reference(w, n) : bytes_of(w, n);
    const ProtobufCBinaryData data = {is_raw ? ONNX_REFERENCE_BYTES : n, (uint8_t *)copy};
    if (copy == NULL)
        return false;
    if (is_text)
        memcpy(at, &copy, sizeof copy);
    else
        memcpy(at, &data, sizeof data);
    return true;
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

static bool delimited(struct onnx_wire *w, struct level *level, const ProtobufCFieldDescriptor *f)
{
    const struct kind *l = level->kind;
    const size_t end = level->end;
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
    if (f->type == PROTOBUF_C_TYPE_MESSAGE)
        return inner(w, level, f, (size_t)n);
    if (f->type == PROTOBUF_C_TYPE_STRING || f->type == PROTOBUF_C_TYPE_BYTES)
        return text_or_bytes(w, level, f, (size_t)n,
                             l->message == &onnx__tensor_proto__descriptor && strcmp(f->name, "raw_data") == 0);
    return f->label == PROTOBUF_C_LABEL_REPEATED ? packed(w, level, f, (size_t)n) : ill_typed(w);
}

static bool field(struct onnx_wire *w, struct level *l)
{
    uint64_t tag;
    if (!varint(w, l->end, &tag))
        return false;
    if (tag >> 3 == 0 || tag >> 3 > 0x1FFFFFFF)
        return malformed(w, "a field has no number");
    const ProtobufCFieldDescriptor *f = field_of(l->kind, tag >> 3);
    const unsigned wire = (unsigned)(tag & 7);
    if (wire == ONNX_DELIMITED)
        return delimited(w, l, f);
    const size_t start = w->at;
    if (!scalar(w, wire, l->end))
        return false;
    if (f != NULL && (f->type == PROTOBUF_C_TYPE_MESSAGE || f->type == PROTOBUF_C_TYPE_STRING ||
                      f->type == PROTOBUF_C_TYPE_BYTES))
        return malformed(w, "a field is a number that should be none");
    if (is_dropped(l->kind, f))
        return true;
    if (wire != wire_of(f->type))
        return ill_typed(w);
    w->at = start;
    void *to = member(l, f);
    if (f->label == PROTOBUF_C_LABEL_REPEATED)
        to = append(w, l, f, 1, size_of(f->type));
    else
        mark(l, f, size_of(f->type));
    return to != NULL && number(w, f->type, l->end, to);
}

/* The message that begins here says where it stands. */
static bool place(struct onnx_wire *w, const struct level *l)
{
    uint8_t *text = l->kind->doc != NULL ? take(w, 1 + ONNX_REFERENCE_BYTES + 1, 1) : NULL;
    if (l->kind->doc == NULL || text == NULL)
        return l->kind->doc == NULL;
    text[0] = ONNX_PLACE_MARK;
    dfg_store(text + 1, 8, w->at);
    dfg_store(text + 9, 8, l->end - w->at);
    memcpy(member(l, l->kind->doc), &text, sizeof text);
    return true;
}

/* What stands up to `end` goes to that structure, beside what it has. */
static bool message(struct onnx_wire *w, const struct kind *kind, size_t end, unsigned char *to)
{
    struct level l = {.kind = kind, .end = end, .to = to};
    if (w->depth > DFG_MAX_NESTING)
        return dfg_onnx_fail(w->r, "messages nest more than %d deep", DFG_MAX_NESTING);
    w->depth++;
    bool done = place(w, &l);
    while (done && w->at != end)
        done = field(w, &l);
    w->depth--;
    return done;
}

static void *whole(struct onnx_wire *w, const ProtobufCMessageDescriptor *m, size_t depth, struct onnx_span span,
                   struct dfg_stack *memory)
{
    const struct kind *kind = kind_of(w, m);
    w->at = span.at;
    w->depth = depth;
    w->memory = memory;
    void *made = kind != NULL ? new_message(w, m) : NULL;
    return made != NULL && message(w, kind, span.at + span.n, made) ? made : NULL;
}

const Onnx__ModelProto *dfg_onnx_model(struct onnx_reader *r, struct dfg_stack *memory)
{
    r->wire = calloc(1, sizeof *r->wire);
    if (r->wire == NULL) {
        dfg_onnx_no_memory(r);
        return NULL;
    }
    r->wire->r = r;
    return whole(r->wire, &onnx__model_proto__descriptor, 0, (struct onnx_span){0, r->n_bytes}, memory);
}

void *dfg_onnx_part(struct onnx_reader *r, const ProtobufCMessageDescriptor *m, struct onnx_span span, bool names_only,
                    struct dfg_stack *memory)
{
    r->wire->names_only = names_only;
    return whole(r->wire, m, OWN_GRAPH, span, memory);
}

/* ---- nodes and types of the model's own graph, one at a time ---- */

/* A large model is mostly these, and all of their messages would take ten times what the graph does.  Nodes of a
 * small one are kept. */
enum { MOST_KEPT = 1 << 14 };

/* The memory of the one in hand before the last; its first block stays. */
static struct dfg_stack *next(struct onnx_reader *r)
{
    const size_t i = r->n_unpacked++ % 2;
    struct dfg_stack *a = &r->latest[i];
    if (r->n_unpacked <= 2) {
        dfg_stack_alloc(a, 1, 1);
        r->empty[i] = dfg_stack_mark(a);
    }
    dfg_stack_release(a, r->empty[i]);
    return a;
}

const void *dfg_onnx_unpack_part(struct onnx_reader *r, enum onnx_part what, size_t i)
{
    const ProtobufCMessageDescriptor *node = &onnx__node_proto__descriptor;
    if (what == ONNX_TYPE)
        return dfg_onnx_part(r, &onnx__value_info_proto__descriptor, r->types.at[i], false, next(r));
    if (r->nodes.n > MOST_KEPT)
        return dfg_onnx_part(r, node, r->nodes.at[i], what == ONNX_NAMES, next(r));
    if (r->kept == NULL && (r->kept = calloc(r->nodes.n, sizeof *r->kept)) == NULL) {
        dfg_onnx_no_memory(r);
        return NULL;
    }
    if (r->kept[i] == NULL)
        r->kept[i] = dfg_onnx_part(r, node, r->nodes.at[i], false, &r->all);
    return r->kept[i];
}

void dfg_onnx_wire_free(struct onnx_reader *r)
{
    free(r->wire);
    free(r->nodes.at);
    free(r->types.at);
}
