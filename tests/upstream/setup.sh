#!/bin/bash
# Installs what tests/upstream compares with, in DIR: TVM's Relax (apache-tvm, for this Python), ONNX Script, NXP's converter from
# GitHub, and the last Relay that pip has (hhb-tvm, a wheel for Python 3.10 that is only unpacked).  PDLL is Debian's mlir-16-tools.
#
# usage: setup.sh DIR [PYTHON3.10]
set -e
dir=$(mkdir -p "$1" && realpath "$1")
python310=${2:-python3.10}
python3 -m venv "$dir/relax"
"$dir/relax/bin/pip" install -q apache-tvm==0.27.0 numpy ml_dtypes onnx onnxscript onnxruntime flatbuffers deprecated
[ -d "$dir/nxp" ] || git clone -q --depth 1 https://github.com/NXP/eiq-onnx2tflite "$dir/nxp" ||
    echo "NXP's converter can't be cloned: it is left out"
command -v "$python310" > /dev/null || { echo "no Python 3.10: Relay is left out"; exit 0; }
"$python310" -m venv "$dir/relay"
"$dir/relay/bin/pip" install -q 'numpy<2' 'onnx==1.14.1' tqdm tflite attrs cloudpickle decorator psutil scipy tornado typing_extensions
"$dir/relay/bin/pip" download -q --no-deps -d "$dir" hhb-tvm==3.2.3
python3 -m zipfile -e "$dir"/hhb_tvm-3.2.3-*.whl "$dir/hhb"
