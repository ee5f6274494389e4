" Vim syntax of pat2c's .pat and .ops files; tests/lsp/test_editors.py compares its words with the tables in gen/lang.
if exists("b:current_syntax")
  finish
endif

syn match patSign "[=<>+*/%|&!?:#~-]\|\.\.\.\?"
syn match patName "\<[A-Za-z_]\w*\%(\.\h\w*\)*"
syn match patCall "\<[A-Za-z_]\w*\%(\.\h\w*\)*\ze?\?("
syn match patNumber "\<\d\+\%(\.\d\+\)\?\%([eE][+-]\?\d\+\)\?\>"
syn keyword patDeclaration import op ops law pattern ordered rule table param cond extern
syn keyword patStatement return every where match rewrite once priority cost attrs
syn keyword patOperator and or not in
syn keyword patForm var const global if let fn dominates approx
syn keyword patConstant true false none
syn keyword patType bool i4 i8 i16 i32 i64 u4 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128 str f8e4m3
syn keyword patType f8e4m3uz f8e5m2 f8e5m2uz f4e2m1
syn match patFunction "\.\@1<!\<\%(min\|max\|abs\|floor\|ceil\|sqrt\|len\|sum\|prod\|range\|concat\|reverse\|uses\|users\|kind\|is_const\|is_var\|is_output\|present\|same_type\|same_shape\|same_dtype\|same_rank\|broadcastable\|broadcast_to\|depends\|only_used_by\|used_by\|distinct\|value\|dim\|attr\|all\|any\|scalar\|splat\|like\)\ze("
syn match patQuoted "`[A-Za-z_][0-9A-Za-z_.]*`"
syn match patEscape contained "\\\%([abfnrtv\\\"'?]\|x\x\{1,2}\|\o\{1,3}\|u\x\{4}\|U\x\{8}\)"
syn region patString start=+"+ skip=+\\.+ end=+"\|$+ contains=patEscape,@Spell
syn match patComment "//.*$" contains=patTodo,@Spell
syn region patComment start="/\*" end="\*/" contains=patTodo,@Spell
syn keyword patTodo contained TODO FIXME XXX

hi def link patDeclaration Structure
hi def link patStatement Statement
hi def link patOperator Operator
hi def link patSign Operator
hi def link patForm Special
hi def link patConstant Constant
hi def link patType Type
hi def link patFunction Function
hi def link patCall Identifier
hi def link patQuoted Identifier
hi def link patNumber Number
hi def link patString String
hi def link patEscape SpecialChar
hi def link patComment Comment
hi def link patTodo Todo

let b:current_syntax = "pat"
