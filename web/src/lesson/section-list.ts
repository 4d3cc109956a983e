/** The sections in order; the last is no part of the course. Their names are their anchors. */
export const kSections = [
  'bottleneck',
  'idea',
  'stages',
  'equations',
  'soft',
  'gains',
  'variants',
  'general',
  'worksheet',
] as const;
export type SectionId = (typeof kSections)[number];

export interface AskedSection {
  /** The section that is shown alone; null for the whole lesson. */
  readonly only: SectionId | null;
  /** A section that was asked for and that there is not. */
  readonly unknown: string | null;
}

/** The section that an address asks for with `?section=`. */
export function askedSection(search: string): AskedSection {
  const asked = new URLSearchParams(search).get('section');
  const only = kSections.find((id) => id === asked) ?? null;
  return { only, unknown: asked !== null && only === null ? asked.slice(0, 40) : null };
}
