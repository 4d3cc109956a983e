#include "weights/safetensors.h"

#include <algorithm>
#include <cstring>

#include "base/error.h"
#include "untrusted/foreign_bytes.h"
#include "untrusted/message_text.h"
#include "untrusted/strict_json.h"

namespace lookback {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kLengthBytes = 8;
constexpr std::size_t kLargestRank = 8;
constexpr std::string_view kWhat = "the weights file";

struct Parts {
  std::string_view header;
  std::span<const std::byte> data;
};

/// A tensor and where its bytes begin and end in the data.
struct Placed {
  TensorView tensor;
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

Parts split(std::span<const std::byte> file) {
  refuse_foreign_bytes(file, kWhat);
  require(file.size() >= kLengthBytes, kWhat, " ends after ", file.size(),
          " bytes: it was cut off; copy or download it again");
  std::uint64_t length = 0;
  std::memcpy(&length, file.data(), kLengthBytes);
  require(length <= kLargestSafetensorsHeader, kWhat, " announces a header of ", length,
          " bytes (at most ", kLargestSafetensorsHeader,
          " are accepted): it is damaged, or not in the safetensors format");
  const std::uint64_t rest = file.size() - kLengthBytes;
  require(length <= rest, kWhat, " was cut off: its header needs ", length, " bytes and only ",
          rest, " are there; copy or download it again");
  const auto size = static_cast<std::size_t>(length);
  const std::string_view header = text_of(file.subspan(kLengthBytes, size));
  require(header.starts_with('{'), kWhat,
          " is not in the safetensors format: its header does not begin with '{'");
  return {header, file.subspan(kLengthBytes + size)};
}

std::int64_t whole_number(const Json& value, std::string_view name, std::string_view key) {
  // Unsigned in nlohmann's sense: a negative number, a fraction or one beyond 64 bits is not.
  const bool good = value.is_number_unsigned() && value.get<std::uint64_t>() <= INT64_MAX;
  require(good, "tensor ", in_quotes(name), ": '", key,
          "' may hold whole numbers from 0 only, not ", shortened(value.dump()));
  return value.get<std::int64_t>();
}

std::vector<std::int64_t> whole_numbers(const Json& list, std::string_view name,
                                        std::string_view key) {
  require(list.is_array() && list.size() <= kLargestRank, "tensor ", in_quotes(name), ": '", key,
          "' must be a list of at most ", kLargestRank, " numbers");
  std::vector<std::int64_t> numbers;
  for (const Json& value : list) numbers.push_back(whole_number(value, name, key));
  return numbers;
}

ElementType element_type(ObjectReader& entry, std::string_view name) {
  const std::string word = entry.text("dtype");
  const auto type = element_type_named(word);
  require(type.has_value(), "tensor ", in_quotes(name), " has the element type ", in_quotes(word),
          ", which is not supported: convert it to F32 (I8 and I32 are read too)");
  return *type;
}

Placed read_entry(const std::string& name, const Json& json, std::span<const std::byte> data) {
  ObjectReader entry(json, "tensor " + in_quotes(name));
  Placed placed;
  placed.tensor.name = name;
  placed.tensor.type = element_type(entry, name);
  placed.tensor.shape = whole_numbers(entry.member("shape"), name, "shape");
  const auto offsets = whole_numbers(entry.member("data_offsets"), name, "data_offsets");
  entry.finish();
  require(offsets.size() == 2 && offsets[0] <= offsets[1], "tensor ", in_quotes(name),
          ": 'data_offsets' must be its first byte and the byte after its last");
  placed.begin = static_cast<std::uint64_t>(offsets[0]);
  placed.end = static_cast<std::uint64_t>(offsets[1]);
  require(placed.end <= data.size(), kWhat, " was cut off: tensor ", in_quotes(name),
          " ends at byte ", placed.end, " of the data and only ", data.size(),
          " are there; copy or download it again");
  placed.tensor.bytes = data.subspan(static_cast<std::size_t>(placed.begin),
                                     static_cast<std::size_t>(placed.end - placed.begin));
  check_size(placed.tensor);
  return placed;
}

Metadata read_metadata(const Json& json) {
  ObjectReader reader(json, "the weights file's __metadata__");
  Metadata metadata;
  for (const auto& item : json.items()) metadata[item.key()] = reader.text(item.key());
  return metadata;
}

/// Every byte must belong to exactly one tensor: what lies between could be anything.
void check_coverage(const std::vector<Placed>& sorted, std::uint64_t data_size) {
  std::uint64_t covered = 0;
  std::string_view previous;
  for (const Placed& placed : sorted) {
    require(placed.begin >= covered, "tensors ", in_quotes(previous), " and ",
            in_quotes(placed.tensor.name), " overlap: the weights file is damaged");
    require(placed.begin == covered, "the weights file has ", placed.begin - covered,
            " bytes before tensor ", in_quotes(placed.tensor.name), " that belong to no tensor");
    covered = placed.end;
    previous = placed.tensor.name;
  }
  require(covered == data_size, "the weights file has ", data_size - covered,
          " bytes after its last tensor that belong to no tensor");
}

}  // namespace

SafetensorsFile read_safetensors(std::span<const std::byte> file) {
  const auto [header, data] = split(file);
  const Json json = parse_strict_json(header, "the weights file's header",
                                      {.bytes = kLargestSafetensorsHeader, .depth = 4});
  require(json.is_object(), "the weights file's header must be a JSON object");
  SafetensorsFile result;
  std::vector<Placed> placed;
  for (const auto& item : json.items()) {
    if (item.key() == "__metadata__") {
      result.metadata = read_metadata(item.value());
    } else {
      placed.push_back(read_entry(item.key(), item.value(), data));
    }
  }
  std::stable_sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
    return a.begin != b.begin ? a.begin < b.begin : a.end < b.end;
  });
  check_coverage(placed, data.size());
  for (Placed& each : placed) {
    check_finite(each.tensor);
    result.tensors.push_back(std::move(each.tensor));
  }
  return result;
}

}  // namespace lookback
