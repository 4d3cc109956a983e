#!/usr/bin/env python3
"""Writes model.safetensors, batches.safetensors and settings.json of the real shape, with random text:
enough to measure speed without a corpus."""
import argparse
import json
import pathlib

import numpy
import torch

from pytorch_train import DEFAULTS, tensor_file
from seq2seq import EOS, Config, Seq2Seq  # tests/golden, on the path since pytorch_train

CONFIG = Config(source_vocabulary=4500, target_vocabulary=4500, embedding_size=256, encoder_size=192,
                decoder_size=384, attention_size=256)


def initial_model():
    model = Seq2Seq(CONFIG)
    with torch.no_grad():
        for table in (model.source_embedding, model.target_embedding):
            table.weight.mul_(CONFIG.embedding_size ** -0.5)
    return model.state_dict()


def sentence_lengths(random, count):
    """Pairs (source, target), </s> included: about 10 pieces, as short everyday sentences have."""
    target = numpy.clip(numpy.rint(random.lognormal(2.2, 0.4, count)), 3, 40).astype(int)
    source = numpy.clip(target + random.integers(-2, 3, count), 2, 42)
    return source, target


def column_ids(random, lengths, vocabulary):
    """[T x B]; pieces by Zipf's law, </s>, padding 0."""
    chance = 1.0 / numpy.arange(1, vocabulary - 2)
    ids = random.choice(numpy.arange(3, vocabulary), (lengths.max(), len(lengths)), p=chance / chance.sum())
    row = numpy.arange(lengths.max())[:, None]
    return torch.from_numpy(numpy.where(row < lengths - 1, ids, numpy.where(row == lengths - 1, EOS, 0)))


def batches(random, count, tokens):
    """Sentences sorted by length and cut into batches of about `tokens` target pieces, then shuffled."""
    source, target = sentence_lengths(random, 4 * count * tokens // 9)
    order = numpy.lexsort((source, target))
    ends = numpy.cumsum(target[order]) // tokens
    pools = [order[ends == part] for part in range(ends.max())]
    tensors = {}
    for index, part in enumerate(random.permutation(len(pools))[:count]):
        lengths = {"source": source[pools[part]], "target": target[pools[part]]}
        for side, vocabulary in (("source", CONFIG.source_vocabulary), ("target", CONFIG.target_vocabulary)):
            tensors[f"batch.{index}.{side}"] = column_ids(random, lengths[side], vocabulary)
            tensors[f"batch.{index}.{side}_lengths"] = torch.from_numpy(lengths[side])
    return tensors


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--batches", type=int, default=20)
    parser.add_argument("--tokens", type=int, default=4096)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    tensor_file.write(options.folder / "model.safetensors", initial_model())
    random = numpy.random.default_rng(1)
    tensor_file.write(options.folder / "batches.safetensors", batches(random, options.batches, options.tokens))
    (options.folder / "settings.json").write_text(json.dumps({**DEFAULTS, "updates": options.batches}, indent=2) + "\n")


if __name__ == "__main__":
    main()
