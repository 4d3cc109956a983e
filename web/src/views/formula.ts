/**
 * Formulas as they are typed in a line, `e_{tj} = v^⊤ tanh(W_1 h_j + W_2 s_{t-1})`, and as a tree to be set from.
 * Letters stand for themselves one by one, unless they are a function's name; `_` and `^` take a letter, a number or a
 * group in braces; `sqrt{x}` and `frac{a}{b}` are what they say.
 */
export type Formula =
  | { readonly kind: 'letter' | 'name' | 'number' | 'sign'; readonly text: string }
  | { readonly kind: 'row'; readonly items: readonly Formula[] }
  | { readonly kind: 'script'; readonly base: Formula; readonly below?: Formula; readonly above?: Formula }
  | { readonly kind: 'root'; readonly of: Formula }
  | { readonly kind: 'fraction'; readonly over: Formula; readonly under: Formula };

const kNames = new Set(['softmax', 'tanh', 'exp', 'log', 'GRU', 'max', 'sqrt', 'frac']);

export function parseFormula(text: string): Formula {
  const tokens = text.match(/\p{Script=Latin}+|\d+(?:\.\d+)?|\S/gu) ?? [];
  return row(new Reader(tokens.flatMap(splitLetters)).items());
}

/** Letters in a row are a product, not a word. */
function splitLetters(token: string): readonly string[] {
  return /^\p{Script=Latin}{2,}$/u.test(token) && !kNames.has(token) ? [...token] : [token];
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  items(): Formula[] {
    const items: Formula[] = [];
    while (this.at < this.tokens.length && this.tokens[this.at] !== '}') items.push(this.scripted());
    return items;
  }

  private scripted(): Formula {
    const base = this.atom();
    let below: Formula | undefined;
    let above: Formula | undefined;
    for (let sign = this.tokens[this.at]; sign === '_' || sign === '^'; sign = this.tokens[this.at]) {
      this.at += 1;
      if (sign === '_') below = this.atom();
      else above = this.atom();
    }
    return below || above ? { kind: 'script', base, ...(below && { below }), ...(above && { above }) } : base;
  }

  private atom(): Formula {
    const token = this.tokens[this.at++];
    if (token === undefined) throw new Error('a formula ends too early');
    if (token === '{') return this.group();
    if (token === 'sqrt') return { kind: 'root', of: this.atom() };
    if (token === 'frac') return { kind: 'fraction', over: this.atom(), under: this.atom() };
    if (kNames.has(token)) return { kind: 'name', text: token };
    if (/^\d/.test(token)) return { kind: 'number', text: token };
    // Σ is a letter to Unicode and a sign to everybody else.
    if (/^\p{L}/u.test(token) && token !== 'Σ') return { kind: 'letter', text: token };
    return { kind: 'sign', text: token === '-' ? '−' : token };
  }

  private group(): Formula {
    const items = this.items();
    if (this.tokens[this.at++] !== '}') throw new Error('a formula lacks a closing brace');
    return row(items);
  }
}

function row(items: readonly Formula[]): Formula {
  return items.length === 1 ? items[0]! : { kind: 'row', items };
}
