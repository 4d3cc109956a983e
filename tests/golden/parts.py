"""Fixtures of single parts: cells, encoders, scorers, the loss."""
import torch
from torch import nn

from seq2seq import Attention, Config, Encoder, smoothed_loss

LENGTHS = [5, 2, 7, 1]
SMOOTHING = 0.1


def randomise(module):
    """Wide enough that gates leave their linear part, and no alignment is flat (a flat one would hide errors)."""
    with torch.no_grad():
        for name, parameter in module.named_parameters():
            scale = 2.0 if name.startswith(("attention.", "source_embedding.")) else 0.8
            parameter.uniform_(-scale, scale)
    return module


def leaf(*shape):
    return torch.randn(*shape).requires_grad_()


def with_gradients(value, inputs, outputs):
    """All of `inputs` and `outputs`, and the gradient of the scalar `value` for each input."""
    gradients = torch.autograd.grad(value, list(inputs.values()))
    return {**inputs, **outputs, **{f"gradient.{name}": g for name, g in zip(inputs, gradients)}}


def gru_cell():
    cell = randomise(nn.GRUCell(5, 4))
    inputs = {**dict(cell.named_parameters()), "input": leaf(3, 5), "state": leaf(3, 4)}
    output, probe = cell(inputs["input"], inputs["state"]), torch.randn(3, 4)
    return with_gradients((output * probe).sum(), inputs, {"output": output, "probe": probe})


def lstm_cell():
    unit = randomise(nn.LSTMCell(5, 4))
    inputs = {**dict(unit.named_parameters()), "input": leaf(3, 5), "state": leaf(3, 4), "cell": leaf(3, 4)}
    output, output_cell = unit(inputs["input"], (inputs["state"], inputs["cell"]))
    probes = {"probe": torch.randn(3, 4), "probe_cell": torch.randn(3, 4)}
    value = (output * probes["probe"]).sum() + (output_cell * probes["probe_cell"]).sum()
    return with_gradients(value, inputs, {"output": output, "output_cell": output_cell, **probes})


def encoder(cell, layers):
    config = Config(cell=cell, encoder_layers=layers)
    module, lengths = randomise(Encoder(config)), torch.tensor(LENGTHS)
    parameters = {f"encoder.{name}": p for name, p in module.named_parameters()}
    inputs = {**parameters, "inputs": leaf(max(LENGTHS), len(LENGTHS), config.embedding_size)}
    annotations, final = module(inputs["inputs"], lengths)
    outputs = {"source_lengths": lengths, "annotations": annotations}
    outputs.update(zip(("final_state", "final_cell"), final if cell == "lstm" else [final]))
    value = 0
    for name in ("annotations", "final_state", "final_cell"):
        if name in outputs:
            outputs[f"probe.{name}"] = torch.randn(outputs[name].shape)
            value = value + (outputs[name] * outputs[f"probe.{name}"]).sum()
    return with_gradients(value, inputs, outputs)


def attention(scorer):
    config = Config(scorer=scorer)
    annotation_size, query_size = 2 * config.encoder_size, config.decoder_size
    module = randomise(Attention(scorer, annotation_size, query_size, config.attention_size, config.rank))
    parameters = {f"attention.{name}": p for name, p in module.named_parameters()}
    inputs = {**parameters, "annotations": leaf(max(LENGTHS), len(LENGTHS), annotation_size),
              "query": leaf(len(LENGTHS), query_size)}
    lengths = torch.tensor(LENGTHS)
    mask = torch.arange(max(LENGTHS))[None, :] < lengths[:, None]
    keys = module.project(inputs["annotations"])
    energies, weights, context = module(inputs["annotations"], keys, mask, inputs["query"])
    probe = torch.randn(context.shape)
    outputs = {"source_lengths": lengths, "mask": mask, "keys": keys, "energies": energies,
               "weights": weights, "context": context, "probe": probe}
    return with_gradients((context * probe).sum(), inputs, outputs)


def loss():
    logits = (2 * torch.randn(6, 4, 17)).requires_grad_()
    target = torch.randint(2, 17, (6, 4))
    for column, length in enumerate([6, 3, 1, 5]):
        target[length:, column] = 0
    result = {"logits": logits, "target": target}
    for name, smoothing in (("loss", SMOOTHING), ("loss_plain", 0.0)):
        result[name] = smoothed_loss(logits, target, smoothing)
        result[f"gradient.{name}"] = torch.autograd.grad(result[name], logits)[0]
    return result


def fixtures():
    """File name -> maker."""
    makers = {"gru_cell": gru_cell, "lstm_cell": lstm_cell, "loss": loss}
    for cell in ("gru", "lstm"):
        for layers in (1, 2):
            makers[f"{cell}_encoder_{layers}"] = lambda cell=cell, layers=layers: encoder(cell, layers)
    for scorer in ("dot", "general", "reduced_rank", "additive"):
        makers[f"attention_{scorer}"] = lambda scorer=scorer: attention(scorer)
    return makers
