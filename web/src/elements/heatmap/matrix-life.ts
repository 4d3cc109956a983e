import { html, nothing } from 'lit';
import { say, type MessageKey } from '../../messages/messages';
import type { Look } from '../../protocol/look';
import type { Alignment } from '../../views/alignment-view';
import type { Place } from '../common/events';
import type { LanguageController } from '../common/language-controller';
import { readoutAt } from '../common/readout';
import { tellFailure } from '../common/tell-failure';
import type { MatrixElement } from './matrix-element';
import { readMatrix, type Given } from './matrix-reader';

export type MatrixHost = MatrixElement & {
  alignment: Alignment | null;
  highlight: Place | null;
  look: Look;
};

/** What a map without an owner does: it reads its weights itself, and answers its own pointing, pinning and zooming. */
export class MatrixLife {
  private asked = '';
  private pinned = false;
  private problem: {
    readonly key: MessageKey;
    readonly values: Record<string, string | number>;
    readonly detail: string;
  } | null = null;

  constructor(
    private readonly host: MatrixHost,
    private readonly words: LanguageController,
  ) {
    this.begin();
  }

  /** Called before each update. */
  update(): void {
    const { host } = this;
    const inside = host.querySelector(':scope > script[type]');
    if (host.language !== this.words.language) host.language = this.words.language;
    const { source, target, weights, src, format, sentence } = host;
    const given = { source, target, weights, src, format, sentence, inside: inside?.textContent ?? '' };
    const asked = JSON.stringify(given);
    if (asked === this.asked) return;
    this.asked = asked;
    void this.read(given, asked);
  }

  private begin(): void {
    const { host } = this;
    host.addEventListener('point', (event) => {
      if (!this.pinned) host.highlight = nowhere((event as CustomEvent<Place>).detail);
    });
    host.addEventListener('pin', (event) => this.pin((event as CustomEvent<Place>).detail));
    host.addEventListener('appearance', (event) => {
      host.look = { ...host.look, ...(event as CustomEvent<Partial<Look>>).detail };
    });
  }

  private pin(place: Place): void {
    const { highlight } = this.host;
    const again = this.pinned && highlight?.row === place.row && highlight.column === place.column;
    this.host.highlight = again ? null : nowhere(place);
    this.pinned = this.host.highlight !== null;
  }

  private async read(given: Given, asked: string): Promise<void> {
    const result = await readMatrix(given);
    if (asked !== this.asked) return;
    this.problem = 'problem' in result ? result.problem : null;
    this.host.alignment = 'problem' in result ? null : result.alignment;
    this.host.highlight = null;
    this.pinned = false;
    if (this.problem) tellFailure(this.host, { code: 'bad-file', detail: this.problem.detail });
    this.host.requestUpdate();
  }

  /** Under the map: what it says at the pointer, what the author says of it, or what is wrong. */
  below() {
    const { language, alignment, highlight, caption, illustrative } = this.host;
    if (this.problem) {
      return html`<p class="below" role="alert">
        ${say(language, 'failure.bad-file')} ${say(language, this.problem.key, this.problem.values)}
      </p>`;
    }
    const said = alignment && highlight ? readoutAt(language, alignment, highlight) : null;
    const readout = said
      ? html`${said.text}${said.items.map(({ text, value }) => html` <span class="item"><bdi>${text}</bdi> <b>${value}</b></span>`)}`
      : say(language, 'map.guide');
    return html`<div class="below">
      <p>${readout}</p>
      ${illustrative ? html`<p class="caption">${say(language, 'file.illustrative')}</p>` : nothing}
      ${caption ? html`<p class="caption">${caption}</p>` : nothing}
    </div>`;
  }
}

const nowhere = (place: Place): Place | null => (place.row === null && place.column === null ? null : place);
