import { html, type PropertyDeclarations } from 'lit';
import { say } from '../../messages/messages';
import type { Alignment } from '../../views/alignment-view';
import type { Place } from '../common/events';
import { PairElement } from '../common/pair-element';
import './lookback-heatmap';

/** A view with a map of its own, of a hypothesis that is on show nowhere else. */
export class OwnMapElement extends PairElement {
  static override properties: PropertyDeclarations = {
    note: { type: String },
    place: { state: true },
  };

  /** One line for the reader, such as that the link was copied. */
  declare note: string;
  /** What is pointed at in the map of this view. */
  declare place: Place | null;

  constructor() {
    super();
    this.note = '';
    this.place = null;
  }
}

/** That map, piece by piece; `pick` hears of the rows that are clicked. */
export function ownMap(host: OwnMapElement, alignment: Alignment, pick?: (row: number) => void) {
  // What is pointed at here is no place in the translation that the rest of the page shows.
  const point = (event: CustomEvent<Place>) => {
    event.stopPropagation();
    host.place = event.detail;
  };
  const pin = (event: CustomEvent<Place>) => {
    point(event);
    if (event.detail.row !== null) pick?.(event.detail.row);
  };
  return html`<lookback-heatmap
    .alignment=${alignment}
    .highlight=${host.place}
    .language=${host.language}
    .unit=${'pieces'}
    .sourceTitle=${say(host.language, 'map.source')}
    .targetTitle=${say(host.language, 'map.target')}
    .sourceLanguage=${host.sourceLanguage}
    .targetLanguage=${host.targetLanguage}
    @point=${point}
    @pin=${pin}
  ></lookback-heatmap>`;
}
