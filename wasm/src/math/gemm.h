#pragma once
#include <cstdint>

#include "math/tensor.h"

// The one door for the dense products of training. Behind it stands oneDNN (bfloat16 factors with
// float32 sums where the processor multiplies them natively, else float32), or Eigen where oneDNN
// is absent.
namespace lookback {

enum class Precision { float32, bfloat16 };

/// What `gemm` does on this machine unless told otherwise.
Precision best_precision();
/// The precision of all later products; asking for bfloat16 where it is not native is an Error.
void set_precision(Precision precision);
Precision precision();
/// "oneDNN, bfloat16" and the like, for logs.
const char* gemm_description();
/// Products of the calling thread use this thread alone: training splits batches, not products.
void use_one_thread_for_products();

/// A factor of a product, column-major, perhaps with its rounding to bfloat16 (same layout, same
/// stride) so that a matrix used many times is rounded once.
struct Factor {
  Tensor values;
  const std::uint16_t* rounded = nullptr;
  bool transposed = false;
};

/// c = op(a) op(b), or c += op(a) op(b). c must not overlap the factors.
void gemm(const Factor& a, const Factor& b, const Tensor& c, bool accumulate);

/// Rounds `count` floats to bfloat16, to nearest, ties to even.
void round_to_bfloat16(const float* x, std::size_t count, std::uint16_t* out);

}  // namespace lookback
