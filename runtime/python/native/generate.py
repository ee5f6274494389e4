"""Writes the C of the extension module: generate.py native.h OUT.c"""
import re
import sys

import cffi  # type: ignore[import-untyped]

header, out = sys.argv[1:]
with open(header, encoding="utf-8") as f:
    text = f.read()
declarations = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
ffi = cffi.FFI()
ffi.cdef(declarations)
ffi.set_source("pat2c._native", '#include "native.h"')
ffi.emit_c_code(out)
