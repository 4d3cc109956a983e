import { html } from 'lit';
import type { BeamSettings } from '../../protocol/beam-settings';
import { kNoEdit, type Edit } from '../../protocol/what-if';
import type { LookbackTranslator } from './lookback-translator';
import { noteText } from './translator-input';

function steps(host: LookbackTranslator) {
  const { state, actions, language } = host;
  return html`<lookback-step-pane
    .sentence=${state.answer!.translation.sentences[state.sentence]!}
    .info=${state.engine.info}
    .position=${state.steps.position}
    .source=${state.steps.source}
    .explanation=${state.steps.explanation}
    .failure=${state.steps.failure}
    .names=${state.steps.names}
    .language=${language}
    .sourceLanguage=${host.modelReads()}
    .targetLanguage=${host.modelWrites()}
    @step=${(event: CustomEvent<number>) => actions?.setSteps({ position: event.detail })}
    @look=${(event: CustomEvent<number>) => actions?.setSteps({ source: event.detail })}
    @names=${(event: CustomEvent<boolean>) => actions?.setSteps({ names: event.detail })}
  ></lookback-step-pane>`;
}

function whatIf(host: LookbackTranslator) {
  const { state, actions, language } = host;
  const { whatIf } = state;
  const act = actions?.whatIf;
  return html`<lookback-what-if
    .sentence=${state.answer!.translation.sentences[state.sentence]!}
    .changed=${whatIf.changed}
    .edit=${whatIf.edit}
    .canUndo=${whatIf.past.length > 0}
    .row=${whatIf.row}
    .mode=${whatIf.mode}
    .own=${whatIf.own}
    .judged=${whatIf.judged}
    .busy=${whatIf.busy}
    .trial=${whatIf.trial}
    .linkable=${host.page !== ''}
    .note=${whatIf.note ? noteText(host, whatIf.note) : ''}
    .language=${language}
    .sourceLanguage=${host.modelReads()}
    .targetLanguage=${host.modelWrites()}
    @edit=${({ detail }: CustomEvent<{ edit: Edit; grows: boolean }>) => act?.edit(detail.edit, detail.grows)}
    @undo=${() => act?.undo()}
    @reset=${() => act?.reset()}
    @row=${(event: CustomEvent<number | null>) => act?.setRow(event.detail)}
    @mode=${(event: CustomEvent<'change' | 'own'>) => act?.setMode(event.detail)}
    @own=${(event: CustomEvent<string>) => act?.setOwn(event.detail)}
    @try-all=${() => void act?.tryAll()}
  ></lookback-what-if>`;
}

function beam(host: LookbackTranslator) {
  const { state, actions, language } = host;
  const goOn = (prefix: readonly number[]) => {
    actions?.setView('what-if');
    actions?.whatIf.edit({ ...kNoEdit, prefix });
    actions?.whatIf.setRow(prefix.length > 0 ? prefix.length - 1 : null);
  };
  return html`<lookback-beam
    .searched=${state.beam.searched}
    .info=${state.engine.info}
    .settings=${state.beam.settings}
    .node=${state.beam.node}
    .opened=${state.beam.opened}
    .note=${state.beam.note ? noteText(host, state.beam.note) : ''}
    .language=${language}
    .sourceLanguage=${host.modelReads()}
    .targetLanguage=${host.modelWrites()}
    @settings=${(event: CustomEvent<BeamSettings>) => actions?.beam.set(event.detail)}
    @open=${(event: CustomEvent<number | null>) => actions?.beam.choose(event.detail)}
    @go-on=${(event: CustomEvent<readonly number[]>) => goOn(event.detail)}
  ></lookback-beam>`;
}

/** The lab's elements as the translator sets them: properties down, events up. */
export const labViews = { steps, 'what-if': whatIf, beam };
