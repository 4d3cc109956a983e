#include "translate/translation_task.h"

#include <numeric>

#include "base/error.h"
#include "translate/sentence_translation.h"

namespace lookback {
namespace {

/// A forced target has one hypothesis, so that a position is enough to say which step is meant.
void check_explained(const TranslationOptions& options, std::size_t source_length) {
  const auto& target = options.decoding.forced_target;
  require(target.has_value(), "explain needs forcedTarget; give the target that it is about");
  const ExplainedPlace place = *options.explain;
  require(static_cast<std::size_t>(place.position) <= target->size(), "explain has position ",
          place.position, "; the target has positions 0 to ", target->size());
  require(static_cast<std::size_t>(place.source) < source_length, "explain has source ",
          place.source, "; the source has positions 0 to ", source_length - 1);
}

bool splits(const TranslationOptions& options) {
  return options.split_sentences && !is_for_one_sentence(options);
}

}  // namespace

TranslationTask::TranslationTask(std::shared_ptr<const LoadedModel> model, std::string_view text,
                                 const TranslationOptions& options)
    : model_(std::move(model)), options_(options) {
  const StageClockScope clock(clock_);
  const StageScope stage(Stage::tokenise);
  source_ = read_source(text, model_->source_tokenizer(), splits(options));
  check_options();
}

DecodingOptions TranslationTask::decoding_of(std::size_t sentence) const {
  const std::size_t length = source_.sentences[sentence].tokenized.tokens.size();
  return decoding_for(options_, model_->config(), static_cast<int>(length));
}

// All sentences are checked at the start, so that a task that has begun does not fail half-way.
void TranslationTask::check_options() const {
  require(!is_for_one_sentence(options_) || source_.sentences.size() <= 1,
          "the text is too long for one sentence of at most ", kLongestSentence,
          " pieces, which prefix, forcedTarget and alignmentOverrides need; shorten it");
  for (std::size_t i = 0; i < source_.sentences.size(); ++i) {
    const std::size_t length = source_.sentences[i].tokenized.tokens.size();
    check(decoding_of(i), {model_->config().target_vocabulary, static_cast<int>(length),
                           model_->network().has_alignment()});
    if (options_.explain) check_explained(options_, length);
  }
}

void TranslationTask::begin_sentence() {
  const std::size_t sentence = done_.size();
  const TokenizedText& source = source_.sentences[sentence].tokenized;
  const std::vector<TokenId> ids = ids_of(source);
  step_model_ = std::make_unique<Seq2SeqStepModel>(model_->network(), ids, workspace_);
  if (options_.explain) step_model_->watch(*options_.explain);
  DecodingOptions decoding = decoding_of(sentence);
  decoding.spelling = spelling_of(source.text, model_->target_tokenizer());
  decoding_ = make_decoding(*step_model_, decoding);
}

void TranslationTask::end_sentence() {
  done_.push_back(describe(decoding_->finish(), source_.sentences[done_.size()], *model_));
  done_.back().explanation = step_model_->explanation();
  decoding_.reset();
}

bool TranslationTask::step() {
  if (is_done()) return false;
  const StageClockScope clock(clock_);
  const StageScope stage(Stage::search);
  if (!decoding_) begin_sentence();
  if (!decoding_->step()) end_sentence();
  return !is_done();
}

Translation TranslationTask::finish() const {
  Translation result;
  result.model = model_->config().id;
  result.text = source_.text;
  result.notes = source_.notes;
  result.stages = clock_.milliseconds();
  result.milliseconds = std::accumulate(result.stages.begin(), result.stages.end(), 0.0);
  result.sentences = done_;
  for (std::size_t i = done_.size(); i < source_.sentences.size(); ++i) {
    const bool under_way = i == done_.size() && decoding_ != nullptr;
    result.sentences.push_back(
        describe(under_way ? decoding_->finish() : SearchResult{}, source_.sentences[i], *model_));
  }
  for (const SentenceTranslation& sentence : result.sentences)
    append_joined(result.translation, sentence.hypotheses[0].target.tokenized.text,
                  model_->target_tokenizer());
  return result;
}

}  // namespace lookback
