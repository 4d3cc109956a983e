#!/usr/bin/env python3
"""Writes the fixtures of this folder: PyTorch's numbers, which the C++ tests must meet. See README.md."""
import argparse
import dataclasses
import pathlib
import zlib

import torch

import models
import parts
import tensor_file


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path(__file__).parent)
    folder = parser.parse_args().out
    torch.set_num_threads(1)  # one order of summation
    total = 0
    for name, make in parts.fixtures().items():
        total += write(folder, name, make, {})
    for name, config in models.configurations().items():
        total += write(folder, name, lambda: models.whole_model(config), dataclasses.asdict(config))
    print(f"{total} bytes")


def write(folder, name, make, metadata):
    """Each file has its own seed, so adding one leaves the others as they are. Returns its size."""
    torch.manual_seed(zlib.crc32(name.encode()))
    path = folder / f"{name}.safetensors"
    tensor_file.write(path, make(), metadata)
    return path.stat().st_size


if __name__ == "__main__":
    main()
