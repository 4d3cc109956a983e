#include "math/gemm_onednn.h"

#ifdef LOOKBACK_ONEDNN
#include <omp.h>

#include <array>
#include <dnnl.hpp>
#include <map>

#include "math/arena.h"

namespace lookback {
namespace {

using dnnl::memory;

struct Engine {
  dnnl::engine engine{dnnl::engine::kind::cpu, 0};
  dnnl::stream stream{engine};
};

Engine& thread_engine() {
  thread_local Engine engine;
  return engine;
}

/// One product's shape; oneDNN generates code for each, so primitives are kept.
using Shape = std::array<int, 9>;

struct Product {
  dnnl::matmul primitive;
  memory left, right, result;
};

// oneDNN is row-major: our column-major c = a b is its cᵀ [n x m] = bᵀ [n x k] aᵀ [k x m], with no
// number moved.
memory::dims row_major_strides(const Factor& x) {
  if (x.transposed) return {1, x.values.stride};
  return {x.values.stride, 1};
}

Product make_product(const Factor& a, const Factor& b, const Tensor& c, bool accumulate) {
  const memory::dim m = c.rows, n = c.cols;
  const memory::dim k = a.transposed ? a.values.rows : a.values.cols;
  const auto type =
      precision() == Precision::bfloat16 ? memory::data_type::bf16 : memory::data_type::f32;
  const memory::desc left({n, k}, type, row_major_strides(b));
  const memory::desc right({k, m}, type, row_major_strides(a));
  const memory::desc result({n, m}, memory::data_type::f32, memory::dims{c.stride, 1});
  dnnl::primitive_attr attributes;
  if (accumulate) {
    dnnl::post_ops sum;
    sum.append_sum(1.0f);
    attributes.set_post_ops(sum);
  }
  const dnnl::engine& engine = thread_engine().engine;
  const dnnl::matmul::primitive_desc description(dnnl::matmul::desc(left, right, result),
                                                 attributes, engine);
  return {dnnl::matmul(description), memory(left, engine, nullptr), memory(right, engine, nullptr),
          memory(result, engine, nullptr)};
}

/// The rounding of a factor, made here if the caller has none.
const std::uint16_t* rounded(const Factor& x) {
  if (x.rounded != nullptr) return x.rounded;
  const std::size_t count =
      static_cast<std::size_t>(x.values.stride) * static_cast<std::size_t>(x.values.cols - 1) +
      static_cast<std::size_t>(x.values.rows);
  auto* out = reinterpret_cast<std::uint16_t*>(current_arena().allocate(count / 2 + 1));
  round_to_bfloat16(x.values.data, count, out);
  return out;
}

void* handle(const Factor& x) {
  if (precision() == Precision::bfloat16)
    return const_cast<std::uint16_t*>(rounded(x));  // NOLINT: oneDNN takes no const pointers
  return x.values.data;
}

}  // namespace

bool onednn_available() { return true; }

bool onednn_has_bfloat16() {
  return dnnl::get_effective_cpu_isa() >= dnnl::cpu_isa::avx512_core_bf16;
}

void onednn_use_one_thread() { omp_set_num_threads(1); }

void onednn_gemm(const Factor& a, const Factor& b, const Tensor& c, bool accumulate) {
  thread_local std::map<Shape, Product> products;
  const Shape shape{a.values.rows,
                    a.values.cols,
                    a.values.stride,
                    b.values.rows,
                    b.values.cols,
                    b.values.stride,
                    c.stride,
                    (a.transposed ? 1 : 0) + (b.transposed ? 2 : 0) + (accumulate ? 4 : 0),
                    static_cast<int>(precision())};
  auto found = products.find(shape);
  if (found == products.end())
    found = products.emplace(shape, make_product(a, b, c, accumulate)).first;
  Product& product = found->second;
  product.left.set_data_handle(handle(b));
  product.right.set_data_handle(handle(a));
  product.result.set_data_handle(c.data);
  product.primitive.execute(thread_engine().stream, {{DNNL_ARG_SRC, product.left},
                                                     {DNNL_ARG_WEIGHTS, product.right},
                                                     {DNNL_ARG_DST, product.result}});
}

}  // namespace lookback

#else

namespace lookback {

bool onednn_available() { return false; }
bool onednn_has_bfloat16() { return false; }
void onednn_use_one_thread() {}
void onednn_gemm(const Factor&, const Factor&, const Tensor&, bool) {}

}  // namespace lookback

#endif
