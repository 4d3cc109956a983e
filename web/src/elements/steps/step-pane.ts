import { html, nothing, type PropertyValues } from 'lit';
import { define } from '../common/define';
import { say } from '../../messages/messages';
import '../../messages/view-words';
import type { Failure } from '../../protocol/failure';
import type { ModelInfo, SentenceTranslation, StepExplanation } from '../../protocol/translation';
import { formatWeight, largest } from '../../views/alignment-view';
import { formatNumber } from '../../views/arithmetic';
import { countSteps, stepView, subscript, wiringAt, type StepView } from '../../views/step-view';
import { PairElement } from '../common/pair-element';
import { shownLabel, spokenLabel } from '../common/readout';
import { SchemeController } from '../common/scheme-controller';
import { controls, fence, tokens } from '../common/shared-styles';
import { stepArithmetic } from './steps-arithmetic';
import { stepStages } from './steps-stages';
import { stagesStyles } from './steps-stages-styles';
import { stepsStyles } from './steps-styles';

/** How long a step stays while playing, in milliseconds. */
const kBeat = 1800;
/** How long a stage takes to come in, and how much later than the one before it. */
const kMotion = 200;
const kStagger = 60;

/**
 * Decoding step by step: who asks, scores, softmax, weighted sum, prediction, with this step's numbers.
 *
 * Properties: `sentence`, `info`, `position` (target piece), `source` (source piece whose sums are shown, or null),
 * `explanation` (of exactly that place; the sums that need it wait for it), `names` (query, key and value on show).
 * Events: `step` (detail: position), `look` (detail: source), `names` (detail: on or off).
 */
export class StepPane extends PairElement {
  static override styles = [tokens, fence, controls, stepsStyles, stagesStyles];
  static override properties = {
    sentence: { attribute: false },
    info: { attribute: false },
    position: { type: Number },
    source: { type: Number },
    explanation: { attribute: false },
    failure: { attribute: false },
    names: { type: Boolean },
    playing: { state: true },
  };

  declare sentence: SentenceTranslation | null;
  declare info: ModelInfo | null;
  declare position: number;
  declare source: number | null;
  declare explanation: StepExplanation | null;
  declare failure: Failure | null;
  declare names: boolean;
  declare playing: boolean;

  readonly paper = new SchemeController(this);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.sentence = null;
    this.info = null;
    this.position = 0;
    this.source = null;
    this.explanation = null;
    this.failure = null;
    this.names = false;
    this.playing = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pause();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sentence') && changed.get('sentence')) this.pause();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('position') && changed.get('position') !== undefined) this.flow();
  }

  /** The stages of a new step come in one after the other, in the direction of the data. */
  private flow(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const stage of this.renderRoot.querySelectorAll<HTMLElement>('[data-stage]')) {
      const delay = kStagger * (Number(stage.dataset['stage']) - 1);
      stage.animate(
        [
          { opacity: 0, transform: 'translateX(-0.4em)' },
          { opacity: 1, transform: 'none' },
        ],
        {
          duration: kMotion,
          delay,
          easing: 'ease-out',
          fill: 'backwards',
        },
      );
    }
  }

  /** The step on show; null when there is nothing to step through. */
  get view(): StepView | null {
    return this.sentence && stepView(this.sentence, this.at);
  }

  /** The position, brought inside the sentence. */
  private get at(): number {
    return Math.max(0, Math.min(this.position, this.count - 1));
  }

  private get count(): number {
    return this.sentence ? countSteps(this.sentence) : 0;
  }

  /** The source position whose sums are shown: the chosen one, or the one that is looked at most. */
  static sourceOf(view: StepView, chosen: number | null): number | null {
    if (view.sources.length === 0) return null;
    if (chosen !== null && chosen < view.sources.length) return chosen;
    return largest(
      view.sources.map(({ weight }) => weight),
      1,
    )[0]!;
  }

  /** The explanation, if it is the one of what is on show. */
  explained(view: StepView, source: number | null): StepExplanation | null {
    const { explanation } = this;
    return explanation?.position === view.position && explanation.source === (source ?? 0) ? explanation : null;
  }

  protected override render() {
    const { view, info } = this;
    if (!view || !info) return nothing;
    const source = StepPane.sourceOf(view, this.source);
    return html`<div class="steps" role="group" aria-label=${say(this.language, 'steps.name')} @keydown=${this.onKey}>
      ${this.transport(view)}
      <div class="panes">${stepStages(this, view, info, source)} ${stepArithmetic(this, view, info, source)}</div>
      <p class="unseen" role="status">${this.spoken(view, info, source)}</p>
    </div>`;
  }

  private transport(view: StepView) {
    const { language } = this;
    const button = (key: 'steps.back' | 'steps.forward', sign: string, by: -1 | 1) =>
      html`<button
        type="button"
        aria-label=${say(language, key)}
        title=${say(language, key)}
        ?disabled=${view.position + by < 0 || view.position + by >= view.count}
        @click=${() => this.go(view.position + by)}
      >
        ${sign}
      </button>`;
    const values = { number: view.position + 1, count: view.count };
    return html`<div class="transport">
      ${button('steps.back', '‹', -1)}
      <button type="button" class="play" aria-keyshortcuts="Space" @click=${() => this.toggle()}>
        ${say(language, this.playing ? 'steps.pause' : 'steps.play')}
      </button>
      ${button('steps.forward', '›', 1)}
      <input
        type="range"
        min="0"
        max=${view.count - 1}
        .value=${String(view.position)}
        aria-label=${say(language, 'steps.scrub')}
        aria-valuetext="${say(language, 'steps.number', values)}: ${spokenLabel(language, view.written)}"
        @input=${(event: Event) => this.go(Number((event.target as HTMLInputElement).value))}
      />
      <span class="number">${say(language, 'steps.number', values)}</span>
      <label class="names">
        <input type="checkbox" .checked=${this.names} @change=${this.onNames} />${say(language, 'steps.names')}
      </label>
    </div>`;
  }

  /** What a glance at the picture tells, for those who listen. */
  private spoken(view: StepView, info: ModelInfo, source: number | null): string {
    const { language } = this;
    const values = {
      number: view.position + 1,
      count: view.count,
      state: `s${subscript(wiringAt(info, view.position).asking)}`,
      target: spokenLabel(language, view.written),
      probability: formatWeight(view.probability),
    };
    if (source === null) return say(language, 'steps.spoken.fixed', values);
    const at = view.sources[source]!;
    return say(language, this.source === null ? 'steps.spoken' : 'steps.spoken.source', {
      ...values,
      source: spokenLabel(language, at.label),
      weight: formatWeight(at.weight),
      energy: formatNumber(at.energy, 2),
    });
  }

  /** Goes to a target position, and says so. */
  go(position: number): void {
    const next = Math.max(0, Math.min(position, this.count - 1));
    if (next === this.position) return;
    this.position = next;
    this.say('step', next);
  }

  /** Shows the sums of one source position. */
  look(source: number): void {
    this.source = source;
    this.say('look', source);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.count - 1) this.go(0);
    this.playing = true;
    this.timer = setInterval(() => this.tick(), kBeat);
  }

  private tick(): void {
    this.go(this.at + 1);
    if (this.at >= this.count - 1) this.pause();
  }

  pause(): void {
    clearInterval(this.timer);
    this.playing = false;
  }

  private onNames(event: Event): void {
    this.names = (event.target as HTMLInputElement).checked;
    this.say('names', this.names);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.composedPath()[0] as HTMLElement;
    const isOnSource = target.matches('[data-source]');
    const act = this.actionOf(event.key, isOnSource);
    // A range and a checkbox have keys of their own; a button is pressed by the space bar.
    const own = target.matches('input') && !(event.key === ' ' && target.matches('[type=range]'));
    if (!act || own || (event.key === ' ' && target.matches('button') && !isOnSource)) return;
    event.preventDefault();
    act();
  }

  private actionOf(key: string, isOnSource: boolean): (() => void) | null {
    switch (key) {
      case 'ArrowLeft':
        return () => this.go(this.at - 1);
      case 'ArrowRight':
        return () => this.go(this.at + 1);
      case 'Home':
        return () => this.go(0);
      case 'End':
        return () => this.go(this.count - 1);
      case ' ':
        return () => this.toggle();
      case 'ArrowUp':
        return isOnSource ? () => this.moveLook(-1) : null;
      case 'ArrowDown':
        return isOnSource ? () => this.moveLook(1) : null;
      default:
        return null;
    }
  }

  private moveLook(by: -1 | 1): void {
    const view = this.view;
    const here = view && StepPane.sourceOf(view, this.source);
    if (!view || here === null) return;
    this.look(Math.max(0, Math.min(view.sources.length - 1, here + by)));
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('[data-source][tabindex="0"]')?.focus(),
    );
  }

  label(view: { readonly label: StepView['written'] }): string {
    return shownLabel(this.language, view.label);
  }
}

define('lookback-step-pane', StepPane);
