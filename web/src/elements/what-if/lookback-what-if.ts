import { html, nothing, type PropertyValues } from 'lit';
import { define } from '../common/define';
import { say } from '../../messages/messages';
import '../../messages/view-words';
import { changedPieces } from '../../protocol/edits';
import type { Hypothesis, SentenceTranslation } from '../../protocol/translation';
import { isNoEdit, kNoEdit, type Edit, type Trial } from '../../protocol/what-if';
import { labelsOf } from '../../views/alignment-view';
import '../common/choice-group';
import { OwnMapElement } from '../heatmap/own-map';
import { shownLabel } from '../common/readout';
import { SchemeController } from '../common/scheme-controller';
import { controls, tokens } from '../common/shared-styles';
import { cautionAndTrial } from './what-if-caution';
import { localMap } from './what-if-map';
import { ownTranslation } from './what-if-own';
import { whatIfStyles } from './what-if-styles';
import { rowWeights } from './what-if-weights';
import { alternatives } from './what-if-words';

/**
 * What if it had written another word, or looked elsewhere? And what does it think of a translation of one's own?
 *
 * Properties: `sentence` (as translated), `changed` (decoded after `edit`, or null), `edit`, `canUndo`, `row` (target
 * piece), `mode`, `own` and `judged` (one's own translation, and what the model thinks of it), `busy`, `trial`.
 * Events: `edit` (detail: the edit, and whether it goes on with the gesture before it), `undo`, `reset`, `row`, `mode`,
 * `own`, `try-all`, `copy-link`.
 */
export class LookbackWhatIf extends OwnMapElement {
  static override styles = [tokens, controls, whatIfStyles];
  static override properties = {
    sentence: { attribute: false },
    changed: { attribute: false },
    edit: { attribute: false },
    canUndo: { type: Boolean },
    row: { type: Number },
    mode: { type: String },
    own: { type: String },
    judged: { attribute: false },
    busy: { type: Boolean },
    trial: { attribute: false },
    linkable: { type: Boolean },
  };

  declare sentence: SentenceTranslation | null;
  declare changed: SentenceTranslation | null;
  declare edit: Edit;
  declare canUndo: boolean;
  declare row: number | null;
  declare mode: 'change' | 'own';
  declare own: string;
  declare judged: SentenceTranslation | null;
  declare busy: boolean;
  declare trial: Trial | null;
  /** Whether there is an address that opens what was changed. */
  declare linkable: boolean;

  readonly paper = new SchemeController(this);
  /** Counts the shuffles, so that each is another one. */
  shuffles = 0;

  constructor() {
    super();
    this.sentence = null;
    this.changed = null;
    this.edit = kNoEdit;
    this.canUndo = false;
    this.row = null;
    this.mode = 'change';
    this.own = '';
    this.judged = null;
    this.busy = false;
    this.trial = null;
    this.linkable = true;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('changed') || changed.has('judged') || changed.has('mode')) this.place = null;
  }

  /** The translation as it now is. */
  get now(): Hypothesis | null {
    return (this.changed ?? this.sentence)?.hypotheses[0] ?? null;
  }

  protected override render() {
    const { now, language } = this;
    if (!this.sentence || !now) return nothing;
    const modes = (['change', 'own'] as const).map((value) => ({
      value,
      label: say(language, `whatIf.mode.${value}`),
    }));
    return html`<div class=${this.busy ? 'what-if busy' : 'what-if'}>
      <div class="bar-of-buttons">
        <lookback-choice
          .choices=${modes}
          .value=${this.mode}
          .name=${say(language, 'whatIf.mode')}
          @choose=${(event: CustomEvent<string>) => this.choose(event)}
        ></lookback-choice>
        ${this.buttons()}
      </div>
      <p class="note" role="status">${this.note}</p>
      ${this.mode === 'own' ? ownTranslation(this) : this.change(now)}
    </div>`;
  }

  private buttons() {
    const { language } = this;
    const untouched = isNoEdit(this.edit) && this.own === '';
    const button = (key: 'whatIf.undo' | 'whatIf.reset' | 'whatIf.copy', name: string, disabled: boolean) =>
      html`<button type="button" ?disabled=${disabled} @click=${() => this.say(name)}>${say(language, key)}</button>`;
    return html`<span class="buttons">
      ${this.mode === 'change' ? button('whatIf.undo', 'undo', !this.canUndo) : nothing}
      ${button('whatIf.reset', 'reset', untouched)}
      ${this.linkable ? button('whatIf.copy', 'copy-link', false) : nothing}
    </span>`;
  }

  private change(now: Hypothesis) {
    const { row } = this;
    const chosen = row !== null && row < now.target.tokens.length ? row : null;
    if (!now.alignment) return html`${this.target(now, chosen)} ${this.words(now, chosen)}`;
    return html`${this.target(now, chosen)}
    ${
      chosen === null
        ? html`<div class="panes">
            ${localMap(this, (this.changed ?? this.sentence)!, now, (at) => this.pick(at))} ${cautionAndTrial(this)}
          </div>`
        : html`${this.words(now, chosen)} ${cautionAndTrial(this)}`
    }`;
  }

  /** What could be changed at the chosen place. */
  private words(now: Hypothesis, chosen: number | null) {
    if (chosen === null) return html`<p class="quiet">${say(this.language, 'whatIf.none')}</p>`;
    return html`<div class="panes">${alternatives(this, now, chosen)} ${rowWeights(this, now, chosen)}</div>`;
  }

  /** The translation, piece by piece; what the change moved wears the accent. */
  private target(now: Hypothesis, chosen: number | null) {
    const { language } = this;
    const before = this.sentence!.hypotheses[0]!;
    const changed = this.changed ? changedPieces(before, now) : new Set<number>();
    const labels = labelsOf(now.target, 'pieces');
    const words = labels.map((label, at) => {
      const kind = ['piece', changed.has(at) ? 'moved' : '', label.isEnd ? 'end' : '', at === chosen ? 'here' : ''];
      const space = at > 0 && label.begin > labels[at - 1]!.end ? ' ' : '';
      return html`${space}<button
          type="button"
          class=${kind.join(' ')}
          data-row=${at}
          aria-pressed=${at === chosen ? 'true' : 'false'}
          aria-label=${changed.has(at) ? say(language, 'whatIf.moved', { target: shownLabel(language, label) }) : nothing}
          @click=${() => this.pick(at === chosen ? null : at)}
        >
          ${shownLabel(language, label)}
        </button>`;
    });
    return html`<div class="now">
        <h3>${say(language, this.changed ? 'whatIf.now' : 'whatIf.asIs')}</h3>
        <div
          class="target"
          role="group"
          aria-label=${say(language, this.changed ? 'whatIf.now' : 'whatIf.asIs')}
          lang=${this.targetLanguage || nothing}
          dir="auto"
          @keydown=${this.onKey}
        >
          ${words}
        </div>
      </div>
      <p class="unseen" role="status">${this.changed && !this.busy ? now.target.text : ''}</p>`;
  }

  /** Changes the translation. `grows`: the same gesture goes on, and is one thing to take back. */
  alter(edit: Edit, grows = false): void {
    this.edit = edit;
    this.say('edit', { edit, grows });
  }

  pick(row: number | null): void {
    this.row = row;
    this.say('row', row);
  }

  private choose(event: CustomEvent<string>): void {
    event.stopPropagation();
    this.mode = event.detail as LookbackWhatIf['mode'];
    this.say('mode', this.mode);
  }

  private onKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const here = (event.target as HTMLElement).dataset['row'];
    if (step === undefined || here === undefined) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(`[data-row="${Number(here) + step}"]`)?.focus();
  }
}

define('lookback-what-if', LookbackWhatIf);
