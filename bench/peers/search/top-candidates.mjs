// The best few of a stream of candidates; the counterpart of wasm/src/search/top_candidates.h.

/** More probable first; ties go to the earlier hypothesis, then to the lower token. */
const precedes = (a, b) => {
  if (a.total !== b.total) return a.total > b.total;
  if (a.parent !== b.parent) return a.parent < b.parent;
  return a.token < b.token;
};

/** Kept sorted: candidates are few, and of thousands offered hardly any gets in. */
export class TopCandidates {
  constructor(capacity) {
    this.capacity = capacity;
    this.sorted = [];
    /** What is below this need not be offered. */
    this.threshold = -Number.MAX_VALUE;
  }

  offer(total, parent, token) {
    const candidate = { total, parent, token };
    const { sorted, capacity } = this;
    if (sorted.length === capacity) {
      if (!precedes(candidate, sorted[capacity - 1])) return;
      sorted.pop();
    }
    let place = sorted.length;
    while (place > 0 && precedes(candidate, sorted[place - 1])) --place;
    sorted.splice(place, 0, candidate);
    if (sorted.length === capacity) this.threshold = sorted[capacity - 1].total;
  }
}
