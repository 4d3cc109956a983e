"""The model of docs/model.md (context_in, additive, GRU) as fast as plain PyTorch runs it on a CPU.

The encoder is the fused nn.GRU on packed sequences. In the decoder only what depends on the previous step
stays in the loop; the products of the embeddings, the readout and the output layer run once for all steps,
the last two over real target pieces only. Tied to the truth by check_against_golden.py.
"""
import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

PAD, BOS = 0, 1


class FastSeq2Seq(nn.Module):
    def __init__(self, weights):
        """weights: the tensors of a model file, name -> float32."""
        super().__init__()
        self.weights = {}
        for name, value in weights.items():
            if not name.startswith("encoder.rnn."):
                self.weights[name] = nn.Parameter(value.clone())
                self.register_parameter(name.replace(".", "_"), self.weights[name])
        first = weights["encoder.rnn.weight_ih_l0"]
        layers = sum(name.startswith("encoder.rnn.weight_ih_l") for name in weights) // 2
        self.encoder = nn.GRU(first.shape[1], first.shape[0] // 3, layers, bidirectional=True)
        with torch.no_grad():
            for name, parameter in self.encoder.named_parameters():
                parameter.copy_(weights[f"encoder.rnn.{name}"])

    def gradients(self):
        """Name of the model file -> gradient."""
        named = {f"encoder.rnn.{name}": p for name, p in self.encoder.named_parameters()}
        return {name: p.grad for name, p in {**named, **self.weights}.items()}

    def forward(self, source, source_lengths, target, label_smoothing):
        """source [Tx x B], source_lengths [B], target [Ty x B] -> mean loss over the real target pieces."""
        w = self.weights
        annotations, state = self._encode(source, source_lengths)
        padding = torch.zeros(annotations.shape[:2])
        padding.masked_fill_(torch.arange(padding.shape[1])[None, :] >= source_lengths[:, None], float("-inf"))
        fed = torch.cat([torch.full_like(target[:1], BOS), target[:-1]])
        previous = F.embedding(fed, w["target_embedding.weight"])
        states, contexts = self._decode(annotations, padding, previous, state)
        real = (target != PAD).flatten().nonzero().squeeze(1)
        readout = self._readout(*(x.flatten(0, 1).index_select(0, real) for x in (states, contexts, previous)))
        logits = F.linear(readout, w["target_embedding.weight"], w["output.bias"])
        return F.cross_entropy(logits.float(), target.flatten()[real], label_smoothing=label_smoothing)

    def _encode(self, source, lengths):
        """Returns annotations [B x Tx x 2h] and s_0 [B x d]."""
        w = self.weights
        packed = pack_padded_sequence(F.embedding(source, w["source_embedding.weight"]), lengths, enforce_sorted=False)
        annotations, final = self.encoder(packed)
        state = torch.tanh(F.linear(final[-1], w["decoder.initial.weight"], w["decoder.initial.bias"]))
        return pad_packed_sequence(annotations, batch_first=True)[0], state

    def _decode(self, annotations, padding, previous, state):
        """Returns all states [Ty x B x d] and contexts [Ty x B x 2h]; padding [B x Tx] is 0 or -inf."""
        w, size, width = self.weights, state.shape[1], previous.shape[2]
        keys = F.linear(annotations, w["attention.keys.weight"])
        input_weight = w["decoder.rnn.weight_ih"]
        from_previous = F.linear(previous, input_weight[:, :width], w["decoder.rnn.bias_ih"])
        context_weight, energy_weight = input_weight[:, width:], w["attention.energy.weight"]
        # One product for both that read s_{i-1}: the query and the recurrent gates.
        joint = torch.cat([w["decoder.rnn.weight_hh"], w["attention.query.weight"]])
        bias = F.pad(w["decoder.rnn.bias_hh"], (0, keys.shape[2]))
        states, contexts = [], []
        for inputs in from_previous.unbind(0):
            recurrent, query = F.linear(state, joint, bias).split([3 * size, keys.shape[2]], dim=1)
            energies = F.linear(torch.tanh(keys + query.unsqueeze(1)), energy_weight).squeeze(2)
            alignment = F.softmax(energies + padding, dim=1)
            context = torch.bmm(alignment.to(annotations.dtype).unsqueeze(1), annotations).squeeze(1)
            state = gru_gates(inputs + F.linear(context, context_weight), recurrent, state)
            states.append(state)
            contexts.append(context)
        return torch.stack(states), torch.stack(contexts)

    def _readout(self, state, context, previous):
        w = self.weights
        total = F.linear(state, w["readout.state.weight"], w["readout.bias"])
        total = total + F.linear(context, w["readout.context.weight"])
        return torch.tanh(total + F.linear(previous, w["readout.previous.weight"]))


def gru_gates(inputs, recurrent, state):
    """PyTorch's GRU from both products, [B x 3d] each in the order r, z, n."""
    size = state.shape[1]
    gates = torch.sigmoid(inputs[:, : 2 * size] + recurrent[:, : 2 * size])
    reset, update = gates.chunk(2, dim=1)
    candidate = torch.tanh(torch.addcmul(inputs[:, 2 * size :], reset, recurrent[:, 2 * size :]))
    return candidate + update * (state - candidate)
