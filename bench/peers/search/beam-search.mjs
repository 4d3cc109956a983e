// Beam search as the engine has it (wasm/src/search/beam_search.cpp), rule for rule, over a peer's network. A model has
// read(ids), which leaves one live hypothesis in the start state; step(tokens), which gives { logProbabilities [k x V],
// alignment [k x Tx] }; and select(parents). What one sees of it may come late (a promise) or at once.
import { speller } from './spelling.mjs';
import { TopCandidates } from './top-candidates.mjs';

const kBegin = 1;
const kEnd = 2;
/** <pad> and <s> are never written. */
const kForbidden = 2;

/** lp(Y) of Wu et al. 2016, equation 14. */
const lengthPenalty = (length, alpha) => ((5 + length) / 6) ** alpha;

const isIdentity = (parents, live) => parents.length === live && parents.every((parent, i) => parent === i);

/** Its tokens, from the first on. */
function historyOf(node) {
  const tokens = [];
  for (; node.parent !== null; node = node.parent) tokens.unshift(node.token);
  return tokens;
}

class BeamSearch {
  constructor(model, options, { source, spelling }) {
    this.model = model;
    this.options = options;
    this.sourceLength = source.length;
    this.spelling = spelling;
    const root = { parent: null, token: kBegin, total: 0, length: 0, alignment: null };
    this.live = [root];
    this.finished = [];
    this.steps = 0;
  }

  async run() {
    do await this.step();
    while (!this.isDone());
    return this.best();
  }

  async step() {
    const tokens = Int32Array.from(this.live, (node) => node.token);
    this.output = await this.model.step(tokens);
    ++this.steps;
    this.rows = [];
    const top = new TopCandidates(2 * this.options.beamSize);
    for (let i = 0; i < this.live.length; ++i) this.offerRow(i, top);
    this.sortOut(top.sorted);
  }

  offerRow(i, top) {
    const { total, length } = this.live[i];
    const { logProbabilities } = this.output;
    const vocabulary = logProbabilities.length / this.live.length;
    const start = i * vocabulary;
    const mayEnd = length + 1 >= this.options.minimumLength;
    const maySpell = speller(historyOf(this.live[i]), this.spelling);
    for (let token = kForbidden; token < vocabulary; ++token) {
      const extended = total + logProbabilities[start + token];
      if (extended < top.threshold) continue;
      if ((token !== kEnd || mayEnd) && maySpell(token)) top.offer(extended, i, token);
    }
  }

  sortOut(ranked) {
    const beam = this.options.beamSize;
    const live = [];
    const parents = [];
    ranked.forEach((candidate, rank) => {
      if (candidate.token !== kEnd) {
        if (live.length >= beam) return;
        live.push(this.extend(candidate));
        parents.push(candidate.parent);
      } else if (rank < beam) this.finished.push(this.extend(candidate));
    });
    if (live.length > 0 && !isIdentity(parents, this.live.length)) this.model.select(parents);
    this.live = live;
  }

  extend({ total, parent, token }) {
    const before = this.live[parent];
    // Copied: the next step may write over it.
    this.rows[parent] ??= this.output.alignment.slice(parent * this.sourceLength, (parent + 1) * this.sourceLength);
    return { parent: before, token, total, length: before.length + 1, alignment: this.rows[parent] };
  }

  scoreOf(node) {
    return node.total / lengthPenalty(node.length, this.options.lengthPenalty);
  }

  isDone() {
    const greedyEnd = this.options.beamSize === 1 && this.finished.length > 0;
    return this.live.length === 0 || this.steps >= this.options.maximumLength || greedyEnd || this.finishedBeatLive();
  }

  /** One hypothesis is wanted; no live one can still beat the best that has finished. */
  finishedBeatLive() {
    if (this.finished.length === 0) return false;
    const { beamSize, maximumLength, lengthPenalty: alpha } = this.options;
    const best = Math.max(...this.live.map((node) => node.total));
    const patient = this.finished.length < beamSize;
    const bound = best / lengthPenalty(patient ? maximumLength : this.steps, alpha);
    return Math.max(...this.finished.map((node) => this.scoreOf(node))) >= bound;
  }

  /** Those that reached the end come first; ties keep the order in which hypotheses ended. */
  best() {
    const candidates = this.finished.length > 0 ? this.finished : this.live;
    return candidates.reduce((best, node) => (this.scoreOf(node) > this.scoreOf(best) ? node : best));
  }
}

/** As wasm/src/translate/translation_options.cpp has it, unless a length is given. */
const longest = ({ maximumLength, lengthFactor, lengthExtra }, sourceLength) =>
  maximumLength ?? Math.floor(lengthFactor * sourceLength + lengthExtra);

/**
 * The best translation of a sentence ({ source: ids, spelling: as in spelling.mjs }): ids (the end among them) and
 * alignment, a row of Tx a token.
 */
export async function beamSearch(model, sentence, options) {
  await model.read(sentence.source);
  const maximumLength = longest(options, sentence.source.length);
  const best = await new BeamSearch(model, { ...options, maximumLength }, sentence).run();
  const alignment = [];
  for (let node = best; node.parent !== null; node = node.parent) alignment.unshift(node.alignment);
  return { ids: historyOf(best), alignment, logProbability: best.total };
}
