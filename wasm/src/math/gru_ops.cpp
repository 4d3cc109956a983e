#include "math/gru_ops.h"

#include <stdexcept>

#include "math/arena.h"
#include "math/clones.h"
#include "math/elementary.h"

namespace lookback {
namespace {

LOOKBACK_CLONES
void gate_to(const float* a, const float* b, float* out, int n) {
  for (int i = 0; i < n; ++i) out[i] = fast_sigmoid(a[i] + b[i]);
}
LOOKBACK_CLONES
void candidate_to(const float* a, const float* r, const float* b, float* out, int n) {
  for (int i = 0; i < n; ++i) out[i] = fast_tanh(a[i] + r[i] * b[i]);
}
LOOKBACK_CLONES
void state_to(const float* z, const float* n, const float* s, float* out, int size) {
  for (int i = 0; i < size; ++i) out[i] = (1.0f - z[i]) * n[i] + z[i] * s[i];
}

}  // namespace

Tensor gru_state(const Tensor& projected, const Tensor& recurrent, const Tensor& s,
                 GruGates* kept) {
  const int d = s.rows;
  if (projected.rows != 3 * d || recurrent.rows != 3 * d || projected.cols != s.cols ||
      recurrent.cols != s.cols)
    throw std::logic_error("gru_state: shapes differ");
  const Tensor result = make_tensor(d, s.cols);
  // Without a keeper one column of room serves all.
  const int room = kept != nullptr ? s.cols : 1;
  const GruGates gates{make_tensor(d, room), make_tensor(d, room), make_tensor(d, room)};
  for (int c = 0; c < s.cols; ++c) {
    const int at = kept != nullptr ? c : 0;
    const float *a = projected.column(c), *b = recurrent.column(c);
    float *r = gates.reset.column(at), *z = gates.update.column(at),
          *n = gates.candidate.column(at);
    gate_to(a, b, r, d);
    gate_to(a + d, b + d, z, d);
    candidate_to(a + 2 * d, r, b + 2 * d, n, d);
    state_to(z, n, s.column(c), result.column(c), d);
  }
  if (kept != nullptr) *kept = gates;
  return result;
}

}  // namespace lookback
