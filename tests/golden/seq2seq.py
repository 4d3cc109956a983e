"""The model of docs/model.md in PyTorch's own modules, step by step and unhurried: the truth, not the race.

Its state dict carries the names of the model file. Ids are [T x B], annotations [Tx x B x 2h].
"""
from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

PAD, BOS, EOS = 0, 1, 2


@dataclass
class Config:
    source_vocabulary: int = 13
    target_vocabulary: int = 17
    embedding_size: int = 8
    encoder_size: int = 6
    decoder_size: int = 12
    attention_size: int = 10
    rank: int = 4
    encoder_layers: int = 1
    cell: str = "gru"  # or lstm
    scorer: str = "additive"  # none, dot, general, reduced_rank, additive
    wiring: str = "context_in"  # or context_out
    attentional_layer: bool = True  # context_out only
    input_feeding: bool = False  # context_out with the attentional layer only


class Attention(nn.Module):
    """Energies, alignment weights and context vector for one query a sentence."""

    def __init__(self, scorer, annotation_size, query_size, attention_size, rank):
        super().__init__()
        self.scorer = scorer
        if scorer == "general":
            self.keys = nn.Linear(annotation_size, query_size, bias=False)
        elif scorer == "reduced_rank":
            self.keys = nn.Linear(annotation_size, rank, bias=False)
            self.query = nn.Linear(query_size, rank, bias=False)
        elif scorer == "additive":
            self.keys = nn.Linear(annotation_size, attention_size, bias=False)
            self.query = nn.Linear(query_size, attention_size, bias=False)
            self.energy = nn.Linear(attention_size, 1, bias=False)

    def project(self, annotations):
        """annotations [Tx x B x 2h] -> keys [Tx x B x k]."""
        return annotations if self.scorer == "dot" else self.keys(annotations)

    def energies(self, keys, query):
        """keys [Tx x B x k], query [B x d] -> [B x Tx], padding not yet masked."""
        if self.scorer in ("reduced_rank", "additive"):
            query = self.query(query)
        if self.scorer == "additive":
            return self.energy(torch.tanh(keys + query)).squeeze(-1).t()
        return torch.einsum("tbk,bk->bt", keys, query)

    def forward(self, annotations, keys, mask, query):
        """mask [B x Tx], true at real positions -> energies, weights [B x Tx], context [B x 2h]."""
        energies = self.energies(keys, query)
        weights = F.softmax(energies.masked_fill(~mask, float("-inf")), dim=1)
        return energies, weights, torch.einsum("bt,tbk->bk", weights, annotations)


class Encoder(nn.Module):
    def __init__(self, config):
        super().__init__()
        kind = {"gru": nn.GRU, "lstm": nn.LSTM}[config.cell]
        self.rnn = kind(config.embedding_size, config.encoder_size, config.encoder_layers, bidirectional=True)

    def forward(self, inputs, lengths):
        """inputs [Tx x B x e] -> annotations [Tx x B x 2h], zero at padding; PyTorch's final state(s)."""
        packed = pack_padded_sequence(inputs, lengths, enforce_sorted=False)
        annotations, final = self.rnn(packed)
        return pad_packed_sequence(annotations)[0], final


class Decoder(nn.Module):
    def __init__(self, config, input_size, start_size):
        super().__init__()
        kind = {"gru": nn.GRUCell, "lstm": nn.LSTMCell}[config.cell]
        self.rnn = kind(input_size, config.decoder_size)
        self.initial = nn.Linear(start_size, config.decoder_size)
        if config.cell == "lstm":
            self.initial_cell = nn.Linear(start_size, config.decoder_size)

    def start(self, summary):
        """summary [B x h or 2h] -> the state: (s,) or (s, c), each [B x d]."""
        hidden = torch.tanh(self.initial(summary))
        return (hidden, torch.tanh(self.initial_cell(summary))) if hasattr(self, "initial_cell") else (hidden,)

    def step(self, inputs, state):
        return self.rnn(inputs, state) if len(state) == 2 else (self.rnn(inputs, state[0]),)


class Readout(nn.Module):
    """t = tanh(W_t s + W_c c (+ W_y y) + b)."""

    def __init__(self, config, with_previous):
        super().__init__()
        size = config.embedding_size
        self.state = nn.Linear(config.decoder_size, size, bias=False)
        self.context = nn.Linear(2 * config.encoder_size, size, bias=False)
        if with_previous:
            self.previous = nn.Linear(size, size, bias=False)
        self.bias = nn.Parameter(torch.zeros(size))

    def forward(self, state, context, previous):
        total = self.state(state) + self.context(context) + self.bias
        if hasattr(self, "previous"):
            total = total + self.previous(previous)
        return torch.tanh(total)


class TiedOutput(nn.Module):
    def __init__(self, vocabulary):
        super().__init__()
        self.bias = nn.Parameter(torch.zeros(vocabulary))


class Seq2Seq(nn.Module):
    def __init__(self, config):
        super().__init__()
        self.config = config
        inside = config.wiring == "context_in"
        e, h, d = config.embedding_size, config.encoder_size, config.decoder_size
        self.source_embedding = nn.Embedding(config.source_vocabulary, e)
        self.target_embedding = nn.Embedding(config.target_vocabulary, e)
        self.encoder = Encoder(config)
        extra = 2 * h if inside else e if config.input_feeding else 0
        self.decoder = Decoder(config, e + extra, h if inside else 2 * h)
        if config.scorer != "none":
            self.attention = Attention(config.scorer, 2 * h, d, config.attention_size, config.rank)
        if config.attentional_layer:
            self.readout = Readout(config, with_previous=inside)
            self.output = TiedOutput(config.target_vocabulary)
        else:
            self.output = nn.Linear(2 * h + d, config.target_vocabulary)

    def forward(self, source, lengths, target_input):
        """source [Tx x B], lengths [B], target_input [Ty x B] -> logits [Ty x B x V], alignment [Ty x B x Tx] or None."""
        attend, state = self._encode(source, lengths)
        step = self._context_in_step if self.config.wiring == "context_in" else self._context_out_step
        fed = torch.zeros(source.shape[1], self.config.embedding_size)
        logits, alignment = [], []
        for ids in target_input:
            previous = self.target_embedding(ids)
            state, fed, scores, weights = step(attend, previous, state, fed)
            logits.append(scores)
            alignment.append(weights)
        return torch.stack(logits), None if alignment[0] is None else torch.stack(alignment)

    def _encode(self, source, lengths):
        """Returns (query -> alignment weights, context), and the decoder's first state."""
        annotations, final = self.encoder(self.source_embedding(source), lengths)
        final = final[0] if self.config.cell == "lstm" else final
        ends = torch.cat([final[-2], final[-1]], dim=1)  # [h→_Tx ; h←_1] of the last layer
        state = self.decoder.start(final[-1] if self.config.wiring == "context_in" else ends)
        if self.config.scorer == "none":
            return (lambda query: (None, ends)), state
        keys = self.attention.project(annotations)
        mask = torch.arange(len(source))[None, :] < lengths[:, None]
        return (lambda query: self.attention(annotations, keys, mask, query)[1:]), state

    def _context_in_step(self, attend, previous, state, _):
        weights, context = attend(state[0])
        state = self.decoder.step(torch.cat([previous, context], dim=1), state)
        return state, None, self._tied(self.readout(state[0], context, previous)), weights

    def _context_out_step(self, attend, previous, state, fed):
        inputs = torch.cat([previous, fed], dim=1) if self.config.input_feeding else previous
        state = self.decoder.step(inputs, state)
        weights, context = attend(state[0])
        if not self.config.attentional_layer:
            return state, None, self.output(torch.cat([context, state[0]], dim=1)), weights
        attentional = self.readout(state[0], context, previous)
        return state, attentional, self._tied(attentional), weights

    def _tied(self, readout):
        return F.linear(readout, self.target_embedding.weight, self.output.bias)


def shift_right(target):
    """target [Ty x B], ends with </s> -> what the decoder is fed: <s>, then the target without its last row."""
    return torch.cat([torch.full_like(target[:1], BOS), target[:-1]])


def smoothed_loss(logits, target, smoothing):
    """Mean over the real target pieces; logits [Ty x B x V], target [Ty x B] padded with 0."""
    return F.cross_entropy(logits.flatten(0, 1), target.flatten(), ignore_index=PAD, label_smoothing=smoothing)
