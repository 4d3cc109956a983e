/** How a reader wants an alignment drawn. The numbers are the same however they are drawn. */
export interface Look {
  readonly scale: ScaleName;
  /** The weights as they are, or hard links made of them. */
  readonly links: LinkKind;
  /** With `links: 'threshold'`: a weight from here on is a link. */
  readonly threshold: number;
  /** Source words down the side and target words across, rather than the other way round. */
  readonly swapped: boolean;
  /** Leaves out the end of both sentences. */
  readonly hideEnd: boolean;
  /** Writes every cell's number, not only those pointed at. */
  readonly numbers: boolean;
  /** Size of the cells: 1 is what fits best. */
  readonly zoom: number;
}

export const kScaleNames = ['blues', 'greys', 'viridis', 'cividis'] as const;
export type ScaleName = (typeof kScaleNames)[number];

/** `strongest`: each target word is linked to the one source word that it looked at most. */
export const kLinkKinds = ['soft', 'strongest', 'threshold'] as const;
export type LinkKind = (typeof kLinkKinds)[number];

export const kZooms: readonly number[] = [0.5, 0.75, 1, 1.5, 2, 3];

export const kDefaultLook: Look = {
  scale: 'blues',
  links: 'soft',
  threshold: 0.3,
  swapped: false,
  hideEnd: false,
  numbers: false,
  zoom: 1,
};

const kFlags = { swapped: 'swapped', hideEnd: 'no-end', numbers: 'numbers' } as const;

/** A look in a link: only what is not the default, for example `viridis.swapped.over-30`. */
export function printLook(look: Look): string {
  const words: string[] = [];
  if (look.scale !== kDefaultLook.scale) words.push(look.scale);
  if (look.links === 'strongest') words.push('strongest');
  if (look.links === 'threshold') words.push(`over-${Math.round(look.threshold * 100)}`);
  for (const flag of ['swapped', 'hideEnd', 'numbers'] as const) if (look[flag]) words.push(kFlags[flag]);
  if (look.zoom !== 1) words.push(`zoom-${Math.round(look.zoom * 100)}`);
  return words.join('.');
}

/** The look that a link asks for; undefined when a word of it is not understood. */
export function parseLook(text: string): Look | undefined {
  let look = kDefaultLook;
  for (const word of text.split('.')) {
    const change = parseWord(word);
    if (!change) return undefined;
    look = { ...look, ...change };
  }
  return look;
}

function parseWord(word: string): Partial<Look> | undefined {
  const scale = kScaleNames.find((name) => name === word);
  if (scale) return { scale };
  if (word === 'strongest') return { links: 'strongest' };
  for (const flag of ['swapped', 'hideEnd', 'numbers'] as const) if (kFlags[flag] === word) return { [flag]: true };
  const [, kind, number] = /^(over|zoom)-(\d{1,3})$/.exec(word) ?? [];
  const value = Number(number) / 100;
  if (kind === 'over' && value >= 0.01 && value <= 0.99) return { links: 'threshold', threshold: value };
  if (kind === 'zoom' && kZooms.includes(value)) return { zoom: value };
  return undefined;
}

/** The next larger (1) or smaller (-1) zoom, or what fits (0). */
export function zoomBeside(zoom: number, step: 1 | -1 | 0): number {
  if (step === 0) return kDefaultLook.zoom;
  const wider = step > 0 ? kZooms.filter((other) => other > zoom) : kZooms.filter((other) => other < zoom).reverse();
  return wider[0] ?? zoom;
}
