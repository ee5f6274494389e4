"""usage: run.py NPU.so MODEL REPORT -- a model on the NPU, and in REPORT what of it is."""
import os, sys, numpy as np, onnxruntime as ort

library, model, report = sys.argv[1:]
ort.register_execution_provider_library("npu", os.path.abspath(library))  # a relative path is the runtime's own folder's
options = ort.SessionOptions()
options.add_provider_for_devices([d for d in ort.get_ep_devices() if d.ep_name == "npu"][:1], {"report": report})
session = ort.InferenceSession(model, options)
feeds = {i.name: np.ones([d if isinstance(d, int) else 1 for d in i.shape], "f") for i in session.get_inputs()}
print([float(np.abs(y).sum()) for y in session.run(None, feeds)])
