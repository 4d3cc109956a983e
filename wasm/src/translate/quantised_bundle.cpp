#include "translate/quantised_bundle.h"

#include <list>

#include "base/error.h"
#include "math/quantize.h"

namespace lookback {
namespace {

/// The new tensors: views, and the numbers they are of.
struct NewTensors {
  std::vector<TensorView> views;
  std::list<QuantisedMatrix> numbers;
};

TensorReport add_quantised(NewTensors& to, const TensorView& tensor, const Weight& weight) {
  const QuantisedMatrix& matrix = to.numbers.emplace_back(quantise_rows(weight));
  to.views.push_back(int8_view(tensor.name, tensor.shape, matrix.values));
  to.views.push_back(float32_view(scale_name(tensor.name), {tensor.shape[0]}, matrix.scales));
  return {tensor.name, tensor.shape, true, matrix.relative_error(), matrix.largest_error};
}

}  // namespace

QuantisedBundle quantise(const ModelBundle& bundle) {
  QuantisedBundle result;
  NewTensors tensors;
  for (const TensorView& tensor : bundle.weights.tensors()) {
    require(tensor.type == ElementType::float32, "'", tensor.name,
            "' is in int8 already; give the float32 model instead");
    if (tensor.shape.size() == 2 && tensor.shape[0] > 1) {
      const Weight weight = bundle.weights.weight(tensor.name, static_cast<int>(tensor.shape[0]),
                                                  static_cast<int>(tensor.shape[1]));
      result.tensors.push_back(add_quantised(tensors, tensor, weight));
    } else {
      tensors.views.push_back(tensor);
      result.tensors.push_back({tensor.name, tensor.shape});
    }
  }
  result.bundle = {bundle.config, WeightStore(tensors.views), bundle.source_tokenizer,
                   bundle.target_tokenizer};
  return result;
}

}  // namespace lookback
