"""Safetensors, the part the fixtures need: float32 and int32 tensors, and string metadata.

Layout: 8 bytes little-endian header length, a JSON header (name -> dtype, shape, data_offsets), the data.
"""
import json
import struct

import numpy
import torch

_TYPES = {"F32": numpy.dtype("<f4"), "I32": numpy.dtype("<i4")}
_ALIGNMENT = 8


def write(path, tensors, metadata=None):
    """Writes `tensors` (name -> torch tensor; floats become F32, integers I32), sorted by name."""
    arrays = {name: _to_array(tensors[name]) for name in sorted(tensors)}
    header, offset = {}, 0
    if metadata:
        header["__metadata__"] = {key: str(value) for key, value in metadata.items()}
    for name, (kind, array) in arrays.items():
        end = offset + array.nbytes
        header[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [offset, end]}
        offset = end
    text = json.dumps(header, separators=(",", ":")).encode("utf-8")
    text += b" " * (-len(text) % _ALIGNMENT)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)))
        file.write(text)
        for _, array in arrays.values():
            file.write(array.tobytes())


def read(path):
    """Returns (name -> torch tensor, metadata)."""
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
        data = file.read()
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        begin, end = entry["data_offsets"]
        array = numpy.frombuffer(data[begin:end], _TYPES[entry["dtype"]])
        tensors[name] = torch.from_numpy(array.reshape(entry["shape"]).copy())
    return tensors, metadata


def _to_array(tensor):
    kind = "F32" if tensor.is_floating_point() else "I32"
    return kind, numpy.ascontiguousarray(tensor.detach().numpy().astype(_TYPES[kind]))
