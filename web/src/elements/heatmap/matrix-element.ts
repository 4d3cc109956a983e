import type { PropertyDeclarations } from 'lit';
import { PairElement } from '../common/pair-element';

/** What an author may write on a map that stands alone; see `OwnMatrix` for what becomes of it. */
export class MatrixElement extends PairElement {
  static override properties: PropertyDeclarations = {
    source: { type: String },
    target: { type: String },
    weights: { type: String },
    src: { type: String },
    format: { type: String },
    sentence: { type: Number },
    caption: { type: String },
    illustrative: { type: Boolean },
  };

  /** Source words, apart by blanks; with a file that has links only, its source sentences, a line each. */
  declare source: string;
  declare target: string;
  /** Rows of numbers, a row a target word: `.6 .4; .3 .7`, or JSON. */
  declare weights: string;
  /** Address of a file: JSON, CSV, or another toolkit's attention file. */
  declare src: string;
  /** What the file is, where it cannot be told from its first line. */
  declare format: string;
  /** Which sentence of the file, from 1. */
  declare sentence: number;
  declare caption: string;
  /** Numbers that somebody chose, not a model's: said under the map, in the reader's language. */
  declare illustrative: boolean;

  constructor() {
    super();
    this.source = '';
    this.target = '';
    this.weights = '';
    this.src = '';
    this.format = '';
    this.sentence = 1;
    this.caption = '';
    this.illustrative = false;
  }
}
