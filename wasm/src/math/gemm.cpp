#include "math/gemm.h"

#include <stdexcept>

#include "base/bit_cast.h"
#include "base/error.h"
#include "math/arena.h"
#include "math/clones.h"
#include "math/eigen.h"
#include "math/gemm_onednn.h"

namespace lookback {
namespace {

Precision chosen = best_precision();

void eigen_gemm(const Factor& a, const Factor& b, const Tensor& c, bool accumulate) {
  auto out = as_eigen(c);
  const auto x = as_eigen(a.values);
  const auto y = as_eigen(b.values);
  if (!accumulate) out.setZero();
  if (a.transposed && b.transposed) out.noalias() += x.transpose() * y.transpose();
  if (a.transposed && !b.transposed) out.noalias() += x.transpose() * y;
  if (!a.transposed && b.transposed) out.noalias() += x * y.transpose();
  if (!a.transposed && !b.transposed) out.noalias() += x * y;
}

}  // namespace

Precision best_precision() {
  return onednn_has_bfloat16() ? Precision::bfloat16 : Precision::float32;
}

void set_precision(Precision precision) {
  require(precision == Precision::float32 || onednn_has_bfloat16(),
          "this processor (or this build, without oneDNN) has no bfloat16 products; "
          "use float32");
  chosen = precision;
}

Precision precision() { return chosen; }

const char* gemm_description() {
  if (!onednn_available()) return "Eigen, float32";
  return chosen == Precision::bfloat16 ? "oneDNN, bfloat16" : "oneDNN, float32";
}

void use_one_thread_for_products() { onednn_use_one_thread(); }

void gemm(const Factor& a, const Factor& b, const Tensor& c, bool accumulate) {
  const int m = a.transposed ? a.values.cols : a.values.rows;
  const int k = a.transposed ? a.values.rows : a.values.cols;
  const int n = b.transposed ? b.values.rows : b.values.cols;
  if (m != c.rows || n != c.cols || k != (b.transposed ? b.values.cols : b.values.rows))
    throw std::logic_error(concat("gemm: [", m, " x ", k, "] times [.. x ", n, "] into [", c.rows,
                                  " x ", c.cols, "]"));
  if (m == 0 || n == 0) return;
  if (onednn_available()) {
    onednn_gemm(a, b, c, accumulate);
  } else {
    eigen_gemm(a, b, c, accumulate);
  }
}

LOOKBACK_CLONES
void round_to_bfloat16(const float* x, std::size_t count, std::uint16_t* out) {
  for (std::size_t i = 0; i < count; ++i) {
    const auto bits = bit_cast<std::uint32_t>(x[i]);
    out[i] = static_cast<std::uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
  }
}

}  // namespace lookback
