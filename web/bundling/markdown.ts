import { Marked, type Tokens } from 'marked';

/** A document as a page shows it: headings with places to link to, examples that run, tables that scroll by themselves. */
export interface Rendered {
  readonly html: string;
  /** The places of its second-level headings, in order. */
  readonly places: readonly string[];
  /** The examples that run. */
  readonly examples: readonly string[];
}

export interface RenderOptions {
  /** Places to use instead of those that the headings' words give: a translation has those of its original. */
  readonly places?: readonly string[];
  /** How much deeper headings stand than they are written. */
  readonly deeper?: number;
}

/** Markdown of ours to HTML. A block of `html live` is shown and runs; nothing in a document is inline style or script. */
export function renderMarkdown(text: string, { places: given, deeper = 0 }: RenderOptions = {}): Rendered {
  const places: string[] = [];
  const examples: string[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      code({ text, lang = '' }) {
        const [language, live] = lang.split(' ');
        const shown = `<pre data-language="${escaped(language!)}"><code>${escaped(text)}</code></pre>\n`;
        if (live !== 'live') return shown;
        examples.push(text);
        return `<div class="live">${text}</div>\n${shown}`;
      },
      heading({ tokens, depth, text }) {
        const level = depth + deeper;
        const inside = this.parser.parseInline(tokens);
        if (depth !== 2 || deeper > 0) return `<h${level}>${inside}</h${level}>\n`;
        const place = given?.[places.length] ?? placeOf(text);
        places.push(place);
        return `<h2 id="${place}">${inside}<a class="anchor" href="#${place}" aria-label="#${place}">#</a></h2>\n`;
      },
      table(token) {
        return scrolling(token, (cell) => this.parser.parseInline(cell.tokens));
      },
    },
  });
  return { html: marked.parse(text, { async: false }), places, examples };
}

function scrolling({ header, rows }: Tokens.Table, inside: (cell: Tokens.TableCell) => string): string {
  const cell = (content: string, tag: string) => `<${tag}>${content}</${tag.split(' ')[0]}>`;
  const row = (cells: readonly Tokens.TableCell[], tag: string) =>
    // An empty cell heads nothing.
    `<tr>${cells.map((one) => cell(inside(one), one.text === '' ? 'td' : tag)).join('')}</tr>`;
  return `<div class="scroll" tabindex="0"><table>
<thead>${row(header, 'th scope="col"')}</thead>
<tbody>${rows.map((cells) => row(cells, 'td')).join('\n')}</tbody></table></div>\n`;
}

/** The words of a heading before a colon, as they stand in an address. */
function placeOf(text: string): string {
  const words = text.replace(/:.*$/, '').toLowerCase();
  return words
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** What stands before the text of a model's card. */
export function withoutFrontMatter(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, '');
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
