#include "untrusted/strict_json.h"

#include <cmath>
#include <vector>

#include "base/error.h"
#include "untrusted/message_text.h"
#include "untrusted/nearest_name.h"

namespace lookback {
namespace {

using Json = nlohmann::json;

/// Sees each parser event; refuses deep nesting and repeated keys.
class Watcher {
 public:
  Watcher(std::string_view what, int depth) : what_(what), depth_(depth) {}

  bool operator()(int depth, Json::parse_event_t event, const Json& parsed) {
    using Event = Json::parse_event_t;
    if (event == Event::object_start || event == Event::array_start) {
      require(depth < depth_, what_, " nests deeper than ", depth_,
              " levels; this is not a model's file");
    }
    if (event == Event::object_start) keys_.emplace_back();
    if (event == Event::object_end) keys_.pop_back();
    if (event == Event::key) {
      const auto& key = parsed.get_ref<const std::string&>();
      require(keys_.back().insert(key).second, what_, " has ", in_quotes(key),
              " twice; each name may stand once");
    }
    return true;
  }

 private:
  std::string_view what_;
  int depth_;
  std::vector<std::set<std::string>> keys_;  // of the objects that are open
};

std::string joined(const std::set<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

template <class Number>
std::string bounds(const Range<Number>& range) {
  return concat(" from ", range.low, " to ", range.high);
}

}  // namespace

nlohmann::json parse_strict_json(std::string_view text, std::string_view what,
                                 const JsonLimits& limits) {
  require(text.size() <= limits.bytes, what, " has ", text.size(), " bytes of JSON, more than the ",
          limits.bytes, " that are accepted");
  try {
    return Json::parse(text.begin(), text.end(), Watcher(what, limits.depth));
  } catch (const Json::parse_error& error) {
    throw Error(concat(what, " is not valid JSON (it goes wrong at byte ", error.byte,
                       "): it may be damaged or cut off; copy or download it again"));
  } catch (const Json::exception&) {  // a number beyond double's range
    throw Error(concat(what, " has a number that is too large"));
  }
}

ObjectReader::ObjectReader(const nlohmann::json& value, std::string what)
    : object_(value), what_(std::move(what)) {
  require(value.is_object(), what_, " must be a JSON object: { ... }");
}

bool ObjectReader::has(const std::string& key) {
  known_.insert(key);
  return object_.contains(key);
}

const nlohmann::json& ObjectReader::member(const std::string& key) {
  if (has(key)) return object_[key];
  std::vector<std::string> present;
  for (const auto& item : object_.items()) present.push_back(item.key());
  const auto meant = nearest_name(key, present);
  throw Error(concat(what_, " lacks ", in_quotes(key),
                     meant ? "; it has " + in_quotes(*meant) + ", perhaps a misspelling" : ""));
}

void ObjectReader::refuse(const std::string& key, const std::string& wanted) const {
  throw Error(concat(what_, ": ", in_quotes(key), " must be ", wanted, ", not ",
                     shortened(object_[key].dump())));
}

int ObjectReader::integer(const std::string& key, Range<int> range) {
  const Json& value = member(key);
  const std::string wanted = "a whole number" + bounds(range);
  if (!value.is_number_integer()) refuse(key, wanted);
  // An unsigned value beyond int64 must not wrap around into the range.
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT32_MAX) refuse(key, wanted);
  const auto number = value.get<std::int64_t>();
  if (number < range.low || number > range.high) refuse(key, wanted);
  return static_cast<int>(number);
}

double ObjectReader::number(const std::string& key, Range<double> range) {
  const Json& value = member(key);
  const std::string wanted = "a number" + bounds(range);
  if (!value.is_number()) refuse(key, wanted);
  const double number = value.get<double>();
  if (!(number >= range.low && number <= range.high)) refuse(key, wanted);
  return number;
}

bool ObjectReader::boolean(const std::string& key) {
  const Json& value = member(key);
  if (!value.is_boolean()) refuse(key, "true or false");
  return value.get<bool>();
}

std::string ObjectReader::text(const std::string& key) {
  const Json& value = member(key);
  if (!value.is_string()) refuse(key, "a text");
  return value.get<std::string>();
}

void ObjectReader::finish() const {
  for (const auto& item : object_.items()) {
    if (known_.contains(item.key())) continue;
    const auto meant = nearest_name(item.key(), known_);
    throw Error(concat(what_, " has the unknown key ", in_quotes(item.key()),
                       meant ? "; perhaps " + in_quotes(*meant) + " was meant"
                             : "; the known keys are: " + joined(known_)));
  }
}

}  // namespace lookback
