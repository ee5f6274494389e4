/* ir.h -- an IR of pointers and intrusive lists, as a small C compiler has it.
 *
 * A value is an instruction, a parameter or a constant; instructions of a block are a list through `in_block`, uses
 * of a value a list through the operands' rows.  Attributes are a list of the instruction's own.
 */
#ifndef IR_H
#define IR_H

#include <stdbool.h>
#include <stdint.h>

enum ir_opcode {
    IR_PARAMETER, IR_CONSTANT, IR_EXTRACT, IR_TUPLE, IR_FUNCTION, IR_STRUCTURE,
#define IR_OP(id, name) IR_##id,
#include "ir.def"
    IR_N_OPCODES
};

enum ir_key {
#define IR_KEY(id) IR_KEY_##id,
#include "ir.def"
    IR_N_KEYS
};

struct ir_list {
    struct ir_list *next, *previous;
};

enum ir_tag { IR_INT, IR_FLOAT, IR_STRING, IR_OTHER };

struct ir_attribute {
    struct ir_attribute *next;
    enum ir_key key;
    enum ir_tag tag;
    union {
        int64_t i;
        double f;
        const char *s;
    } u;
};

struct ir_value;

struct ir_use {
    struct ir_value *value, *user; /* value: NULL for an operand that is left out */
    struct ir_list in_uses;        /* of value */
};

struct ir_value {
    struct ir_list in_block, uses;
    enum ir_opcode opcode;
    uint8_t element;  /* element type, numbered as enum dfg_dtype */
    int8_t rank;      /* -1: unknown */
    uint16_t index;   /* of an extract; of a call: its results */
    uint32_t n_operands, number;
    const struct ir_value *function; /* that holds it; NULL: the outermost */
    struct ir_use *operands;
    struct ir_attribute *attributes;
    int64_t extents[6]; /* INT64_MIN: unknown */
    bool has_scalar;    /* a constant of one element, */
    double scalar;      /* this one */
};

struct ir_block {
    struct ir_list values;
    uint32_t n;
    bool has_closures; /* some function uses values of another */
};

#endif
