import { describe, expect, it } from 'vitest';
import { findCannedAnswer } from '../../../web/src/client/canned-answers';
import { translation } from '../support/make-translation';

const canned = {
  answers: [{ text: "Il m'a entarté.", translation: translation("Il m'a entarté.", 'fr-en-additive') }],
};

describe('findCannedAnswer', () => {
  it('knows exactly its own texts', () => {
    expect(findCannedAnswer(canned, 'fr-en-additive', " Il m'a entarté. ")).not.toBeNull();
    expect(findCannedAnswer(canned, 'fr-en-additive', "Il m'a entarté")).toBeNull();
  });

  it('does not speak for another model; before any is chosen it speaks for the first', () => {
    expect(findCannedAnswer(canned, 'fr-en-dot', "Il m'a entarté.")).toBeNull();
    expect(findCannedAnswer(canned, null, "Il m'a entarté.")).not.toBeNull();
  });
});
