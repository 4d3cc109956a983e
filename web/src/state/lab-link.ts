import { isNoEdit } from '../protocol/what-if';
import { kModelsBeam } from './beam-state';
import { kUsualWords, type State } from './store';
import type { UrlState } from './url-state';
import { kNothingChanged } from './what-if';

/** A link's parts as the state has them. */
export function fromLink(link: UrlState, { steps }: Pick<State, 'steps'>): Partial<State> {
  const { step, names, begin = [], ends, weights = [], piece, own = '', width, length, coverage, ...rest } = link;
  return {
    ...rest,
    steps: { ...steps, position: step ?? 0, source: null, names: names === 'on' },
    whatIf: {
      ...kNothingChanged,
      edit: { prefix: begin, ends: ends === 'on', weights },
      mode: own === '' ? 'change' : 'own',
      row: piece ?? null,
      own,
    },
    beam: {
      ...kModelsBeam,
      settings: {
        ...(width !== undefined && { beamSize: Math.round(width) }),
        ...(length !== undefined && { lengthPenalty: length }),
        ...(coverage !== undefined && { coveragePenalty: coverage }),
      },
    },
  };
}

/** What of the lab's views goes into a link. */
export function labLink(state: Pick<State, 'view' | 'steps' | 'whatIf' | 'beam' | 'words'>): UrlState {
  if (state.view === 'steps') return stepsLink(state.steps);
  if (state.view === 'length') return state.words === kUsualWords ? {} : { words: state.words };
  if (state.view === 'beam') return beamLink(state.beam);
  return state.view === 'what-if' ? whatIfLink(state.whatIf) : {};
}

function stepsLink({ position, names }: State['steps']): UrlState {
  return { ...(position > 0 && { step: position }), ...(names && { names: 'on' as const }) };
}

function whatIfLink({ mode, edit, row, own }: State['whatIf']): UrlState {
  if (mode === 'own') return own === '' ? {} : { own };
  const { prefix, ends, weights } = edit;
  return {
    ...(!isNoEdit(edit) && { begin: prefix }),
    ...(ends && { ends: 'on' as const }),
    ...(weights.length > 0 && { weights }),
    ...(row !== null && { piece: row }),
  };
}

function beamLink({ settings: { beamSize, lengthPenalty, coveragePenalty } }: State['beam']): UrlState {
  return {
    ...(beamSize !== undefined && { width: beamSize }),
    ...(lengthPenalty !== undefined && { length: lengthPenalty }),
    ...(coveragePenalty !== undefined && { coverage: coveragePenalty }),
  };
}
