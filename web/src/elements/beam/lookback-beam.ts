import { html, nothing, svg, type PropertyValues } from 'lit';
import { define } from '../common/define';
import { classMap } from 'lit/directives/class-map.js';
import { formatPercent, say } from '../../messages/messages';
import '../../messages/view-words';
import type { BeamSettings } from '../../protocol/beam-settings';
import { idsOf } from '../../protocol/edits';
import type { BeamNode, ModelInfo, SentenceTranslation } from '../../protocol/translation';
import { endOf, layoutBeam, moveInBeam, type BeamTree, type PlacedNode } from '../../views/beam-tree';
import { writtenPiece } from '../../views/step-view';
import { beamDetail } from './beam-detail';
import { beamSettings } from './beam-settings';
import { beamStyles } from './beam-styles';
import { confidenceLine } from './confidence-line';
import { OwnMapElement } from '../heatmap/own-map';
import { setStyle } from '../common/set-style';
import { controls, sideways, tokens } from '../common/shared-styles';

/** A node's room, in the font's size. */
const kCell = { width: 5.7, height: 2.3 };
const kBox = { width: 4.7, height: 1.8 };

/**
 * The beam: how sure each word is, the tree of all hypotheses that were kept, and what the search's settings do to it.
 *
 * Properties: `searched` (with its trace), `info`, `settings`, `node` (open in the tree, or null for the best),
 * `opened` (that node's hypothesis by itself).
 * Events: `settings` (detail: the new ones), `open` (detail: node or null), `go-on` (detail: ids to begin with).
 */
export class LookbackBeam extends OwnMapElement {
  static override styles = [tokens, controls, sideways, beamStyles];
  static override properties = {
    searched: { attribute: false },
    info: { attribute: false },
    settings: { attribute: false },
    node: { type: Number },
    opened: { attribute: false },
  };

  declare searched: SentenceTranslation | null;
  declare info: ModelInfo | null;
  declare settings: BeamSettings;
  declare node: number | null;
  declare opened: SentenceTranslation | null;

  constructor() {
    super();
    this.searched = null;
    this.info = null;
    this.settings = {};
    this.node = null;
    this.opened = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('opened') || changed.has('searched')) this.place = null;
  }

  get trace(): readonly BeamNode[] {
    return this.searched?.trace ?? [];
  }

  /** The end of the best hypothesis; null when it is not in the tree. */
  get best(): number | null {
    const tokens = this.searched?.hypotheses[0]?.target.tokens;
    return tokens
      ? endOf(
          this.trace,
          tokens.map(({ id }) => id),
        )
      : null;
  }

  protected override render() {
    const { searched, language } = this;
    if (!searched || !searched.hypotheses[0]) return html`<p class="quiet">${say(language, 'beam.searching')}</p>`;
    const tree = layoutBeam(this.trace, this.node ?? this.best);
    return html`<div class="beam">
      <p class="note" role="status">${this.note}</p>
      ${confidenceLine(this, searched.hypotheses[0])} ${beamSettings(this)}
      <h3>${say(language, 'beam.tree')}</h3>
      ${this.tree(tree)} ${beamDetail(this)}
    </div>`;
  }

  private tree(tree: BeamTree) {
    const size = { width: `${tree.columns * kCell.width}em`, height: `${tree.rows * kCell.height}em` };
    const cursor = this.node ?? this.best ?? tree.nodes[0]?.index;
    return html`<div class="scroll">
      <div
        class="tree"
        role="group"
        aria-label=${say(this.language, 'beam.tree.label')}
        @keydown=${this.onKey}
        ${setStyle(size)}
      >
        <svg aria-hidden="true" viewBox="0 0 ${tree.columns * kCell.width * 10} ${tree.rows * kCell.height * 10}">
          ${tree.nodes.map((node) => this.edge(tree, node))}
        </svg>
        ${tree.nodes.map((node) => this.box(node, node.index === cursor))}
      </div>
    </div>`;
  }

  /** From what it extends; the thicker, the likelier the step. */
  private edge({ nodes }: BeamTree, { node, column, row, onPath }: PlacedNode) {
    const parent = nodes.find(({ index }) => index === node.parent);
    if (!parent) return nothing;
    const middle = (of: number) => (of * kCell.height + kBox.height / 2) * 10;
    const [x1, x2] = [(parent.column * kCell.width + kBox.width) * 10, column * kCell.width * 10];
    const [y1, y2] = [middle(parent.row), middle(row)];
    const bend = (x1 + x2) / 2;
    const width = (0.6 + 3 * Math.exp(node.logProbability)).toFixed(2);
    return svg`<path class=${onPath ? 'on' : ''} stroke-width=${width} d="M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}"></path>`;
  }

  private box({ index, node, column, row, onPath }: PlacedNode, isCursor: boolean) {
    const { language } = this;
    const place = { left: `${column * kCell.width}em`, top: `${row * kCell.height}em`, width: `${kBox.width}em` };
    const text = this.pieceText(node.piece);
    const values = {
      piece: text,
      number: node.step,
      rank: row + 1,
      probability: formatPercent(this.language, Math.exp(node.logProbability)),
      state: say(language, `beam.state.${node.state}`),
    };
    return html`<button
      type="button"
      class=${classMap({ node: true, on: onPath, [node.state]: true, here: this.node === index })}
      data-node=${index}
      tabindex=${isCursor ? 0 : -1}
      aria-pressed=${this.node === index ? 'true' : 'false'}
      aria-label=${say(language, 'beam.node', values)}
      title=${say(language, 'beam.node', values)}
      @click=${() => this.open(this.node === index ? null : index)}
      ${setStyle(place)}
    >
      <bdi lang=${this.targetLanguage || nothing}>${text}</bdi>
    </button>`;
  }

  pieceText(piece: string): string {
    const { text, isEnd } = writtenPiece(piece);
    return isEnd ? `⟂ ${say(this.language, 'end.text')}` : text;
  }

  open(node: number | null): void {
    this.node = node;
    this.opened = null;
    this.say('open', node);
  }

  /** The ids of what the open node has written. */
  goOn(tokens: SentenceTranslation['hypotheses'][0]['target']['tokens']): void {
    this.say('go-on', idsOf(tokens));
  }

  private onKey(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-node]')?.dataset['node'];
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveInBeam(layoutBeam(this.trace, null), Number(from), event.key);
    if (next === null) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(`[data-node="${next}"]`)?.focus();
  }
}

define('lookback-beam', LookbackBeam);
