#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/error.h"
#include "text/subword_tokenizer.h"
#include "text/word_splitter.h"
#include "untrusted/message_text.h"
#include "untrusted/strict_json.h"

// SubwordTokenizer as Hugging Face's tokenizer.json, and back.
namespace lookback {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxFileSize = 64u << 20;
constexpr std::size_t kMaxVocabulary = 1u << 20;
constexpr std::size_t kMaxPieceLength = 1024;

Json added_token(const Vocabulary& vocabulary, TokenId id) {
  return {{"id", id},
          {"content", vocabulary.piece(id)},
          {"single_word", false},
          {"lstrip", false},
          {"rstrip", false},
          {"normalized", false},
          {"special", true}};
}

Json added_tokens(const Vocabulary& vocabulary) {
  Json tokens = Json::array();
  for (TokenId id = 0; id < kFirstByte; ++id) tokens.push_back(added_token(vocabulary, id));
  return tokens;
}

Json pre_tokenizer(SpaceMarker marker) {
  const char* scheme = marker == SpaceMarker::words ? "always" : "never";
  const Json metaspace = {{"type", "Metaspace"},
                          {"replacement", kSpaceMarker},
                          {"prepend_scheme", scheme},
                          {"split", false}};
  const Json split = {{"type", "Split"},
                      {"pattern", {{"Regex", kPreTokenPattern}}},
                      {"behavior", "Isolated"},
                      {"invert", false}};
  return {{"type", "Sequence"}, {"pretokenizers", Json::array({metaspace, split})}};
}

Json decoder(SpaceMarker marker) {
  Json steps = Json::array();
  steps.push_back({{"type", "Replace"}, {"pattern", {{"String", kSpaceMarker}}}, {"content", " "}});
  steps.push_back({{"type", "ByteFallback"}});
  steps.push_back({{"type", "Fuse"}});
  if (marker == SpaceMarker::words)
    steps.push_back({{"type", "Strip"}, {"content", " "}, {"start", 1}, {"stop", 0}});
  return {{"type", "Sequence"}, {"decoders", steps}};
}

Json model(const Vocabulary& vocabulary, const MergeTable& merges) {
  Json pieces = Json::object();
  auto& entries = pieces.get_ref<Json::object_t&>();
  // Straight into the vector below: looking each key up first would be quadratic.
  for (TokenId id = 0; id < vocabulary.size(); ++id)
    entries.Json::object_t::Container::emplace_back(vocabulary.piece(id), id);
  Json pairs = Json::array();
  for (const auto& [left, right] : merges.pairs())
    pairs.push_back({vocabulary.piece(left), vocabulary.piece(right)});
  return {{"type", "BPE"},
          {"dropout", nullptr},
          {"unk_token", nullptr},
          {"continuing_subword_prefix", nullptr},
          {"end_of_word_suffix", nullptr},
          {"fuse_unk", false},
          {"byte_fallback", true},
          {"ignore_merges", false},
          {"vocab", pieces},
          {"merges", pairs}};
}

/// What is read is sorted by key, so that looking up a member is fast whatever the file holds.
using Input = nlohmann::json;

const Input& member(const Input& object, const char* name) {
  require(object.is_object() && object.contains(name), "tokenizer: \"", name, "\" is missing");
  return object.at(name);
}

const std::string& text_of(const Input& value, const char* what) {
  require(value.is_string(), "tokenizer: ", what, " must be a text, not ", value.type_name());
  return value.get_ref<const std::string&>();
}

/// Whether an optional member is what this tokenizer does anyway: absent, null, false or empty.
void require_unused(const Input& object, const char* name) {
  const auto found = object.find(name);
  const bool unused = found == object.end() || found->is_null() || *found == false || *found == "";
  require(unused, "tokenizer: \"", name, "\" is set, which is not supported");
}

SpaceMarker read_marker(const Input& root) {
  const Input& found = member(root, "pre_tokenizer");
  for (const SpaceMarker marker : {SpaceMarker::words, SpaceMarker::none})
    if (found == Input(pre_tokenizer(marker))) return marker;
  throw Error(
      "tokenizer: \"pre_tokenizer\" is not this program's own; words would be cut at other places. "
      "Learn the tokenizer with this program");
}

TokenId read_id(const std::string& piece, const Input& value, std::size_t count) {
  const bool valid = value.is_number_unsigned() && value.get<std::uint64_t>() < count;
  require(valid, "tokenizer: the piece ", in_quotes(piece), " has the id ", shortened(value.dump()),
          "; ids go from 0 to ", count - 1, " without a gap");
  return value.get<TokenId>();
}

/// The pieces by id, checked to be all there.
std::vector<std::string> read_pieces(const Input& vocab) {
  require(vocab.is_object(), "tokenizer: \"vocab\" must be an object");
  require(vocab.size() <= kMaxVocabulary, "tokenizer: ", vocab.size(), " pieces are too many; the ",
          "limit is ", kMaxVocabulary);
  std::vector<std::string> pieces(vocab.size());
  for (const auto& [piece, value] : vocab.items()) {
    require(!piece.empty(), "tokenizer: a piece is empty");
    require(piece.size() <= kMaxPieceLength, "tokenizer: a piece has ", piece.size(), " bytes; ",
            "the limit is ", kMaxPieceLength);
    std::string& place = pieces[static_cast<std::size_t>(read_id(piece, value, vocab.size()))];
    require(place.empty(), "tokenizer: ", in_quotes(place), " and ", in_quotes(piece),
            " have the same id");
    place = piece;
  }
  return pieces;
}

Vocabulary read_vocabulary(const Input& vocab) {
  const std::vector<std::string> pieces = read_pieces(vocab);
  Vocabulary vocabulary;
  require(pieces.size() >= static_cast<std::size_t>(kFirstCharacter),
          "tokenizer: the vocabulary must start with <pad>, <s>, </s> and the 256 byte pieces");
  for (std::size_t id = 0; id < pieces.size(); ++id) {
    if (id >= static_cast<std::size_t>(kFirstCharacter)) {
      vocabulary.add(pieces[id]);
    } else {
      const std::string& expected = vocabulary.piece(static_cast<TokenId>(id));
      require(pieces[id] == expected, "tokenizer: piece ", id, " must be ", expected, ", not ",
              in_quotes(pieces[id]));
    }
  }
  return vocabulary;
}

/// A merge is ["left", "right"] or, in older files, "left right".
std::pair<std::string, std::string> read_pair(const Input& merge) {
  if (merge.is_array()) {
    require(merge.size() == 2, "tokenizer: a merge has ", merge.size(), " pieces instead of 2");
    return {text_of(merge[0], "a merge's piece"), text_of(merge[1], "a merge's piece")};
  }
  const std::string& text = text_of(merge, "a merge");
  const std::size_t space = text.find(' ');
  require(space != std::string::npos, "tokenizer: the merge ", in_quotes(text), " has no space");
  return {text.substr(0, space), text.substr(space + 1)};
}

TokenId known_piece(const Vocabulary& vocabulary, const std::string& piece, std::size_t rank) {
  const TokenId id = vocabulary.id(piece);
  require(id != kNoPiece, "tokenizer: merge ", rank, " needs the piece ", in_quotes(piece),
          ", which the vocabulary lacks");
  return id;
}

MergeTable read_merges(const Input& list, const Vocabulary& vocabulary) {
  require(list.is_array(), "tokenizer: \"merges\" must be a list");
  // Each piece can be made in several ways, but hardly in more than this many.
  require(list.size() <= 4 * kMaxVocabulary, "tokenizer: ", list.size(), " merges are too many");
  MergeTable merges;
  for (std::size_t rank = 0; rank < list.size(); ++rank) {
    const auto [left, right] = read_pair(list[rank]);
    const TokenId left_id = known_piece(vocabulary, left, rank);
    const TokenId right_id = known_piece(vocabulary, right, rank);
    merges.add(left_id, right_id, known_piece(vocabulary, left + right, rank));
  }
  return merges;
}

/// Special pieces are fixed; others in the list would be found in text by other programs only.
void check_added_tokens(const Input& root) {
  const Input& list = member(root, "added_tokens");
  const Vocabulary fixed;
  require(list.is_array() && list.size() == static_cast<std::size_t>(kFirstByte),
          "tokenizer: \"added_tokens\" must hold <pad>, <s> and </s>");
  for (TokenId id = 0; id < kFirstByte; ++id) {
    const Input& token = list[static_cast<std::size_t>(id)];
    const bool expected = member(token, "id") == id && member(token, "content") == fixed.piece(id);
    require(expected, "tokenizer: added token ", id, " must be ", fixed.piece(id), " with id ", id);
  }
}

SubwordTokenizer read_tokenizer(const Input& root) {
  const Input& bpe = member(root, "model");
  require(text_of(member(bpe, "type"), "the model's type") == "BPE",
          "tokenizer: the model must be of type BPE");
  require(member(bpe, "byte_fallback") == true, "tokenizer: \"byte_fallback\" must be true");
  require_unused(root, "normalizer");
  for (const char* name : {"continuing_subword_prefix", "end_of_word_suffix", "ignore_merges"})
    require_unused(bpe, name);
  check_added_tokens(root);
  const SpaceMarker marker = read_marker(root);
  Vocabulary vocabulary = read_vocabulary(member(bpe, "vocab"));
  MergeTable merges = read_merges(member(bpe, "merges"), vocabulary);
  return {std::move(vocabulary), std::move(merges), marker};
}

}  // namespace

SubwordTokenizer SubwordTokenizer::from_json(std::string_view json) {
  return read_tokenizer(parse_strict_json(json, "the tokenizer", {.bytes = kMaxFileSize}));
}

std::string SubwordTokenizer::to_json() const {
  const Json root = {{"version", "1.0"},
                     {"truncation", nullptr},
                     {"padding", nullptr},
                     {"added_tokens", added_tokens(vocabulary_)},
                     {"normalizer", nullptr},
                     {"pre_tokenizer", pre_tokenizer(marker_)},
                     {"post_processor", nullptr},
                     {"decoder", decoder(marker_)},
                     {"model", model(vocabulary_, merges_)}};
  return root.dump();
}

}  // namespace lookback
