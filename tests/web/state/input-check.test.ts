import { describe, expect, it } from 'vitest';
import { say } from '../../../web/src/messages/messages';
import { checkText, kTextLimit, linkNoteOf, noModel } from '../../../web/src/state/input-check';
import { parseUrl } from '../../../web/src/state/url-state';

const keys = (text: string, language = 'fr') => checkText(text, language).notes.map(({ key }) => key);

describe('checkText', () => {
  it('has nothing to say of ordinary text', () => {
    expect(checkText("Il m'a entarté.", 'fr')).toEqual({ text: "Il m'a entarté.", notes: [] });
  });

  it('takes nothing for nothing', () => {
    expect(checkText('', 'fr')).toEqual({ text: '', notes: [] });
    expect(checkText(' \n\t ', 'fr')).toMatchObject({ text: '', notes: [{ key: 'note.blank' }] });
  });

  it('cuts long text at a blank and says how much was used', () => {
    const input = 'mot '.repeat(5000);
    const { text, notes } = checkText(input, 'fr');
    expect(text.length).toBeLessThanOrEqual(kTextLimit);
    expect(text.endsWith('mot')).toBe(true);
    expect(notes).toEqual([{ key: 'note.tooLong', values: { used: text.length, total: 20_000 } }]);
  });

  it('never cuts a character in half', () => {
    const { text } = checkText(`a${'😀'.repeat(4000)}`, 'fr');
    expect(text).toMatch(/^a(?:😀)+$/u);
  });

  it('says so when the letters are of another script', () => {
    expect(checkText('我喜欢深度学习', 'fr').notes).toEqual([{ key: 'note.otherScript', script: 'Han' }]);
    expect(checkText('שלום עולם', 'fr').notes).toEqual([{ key: 'note.otherScript', script: 'Hebrew' }]);
    expect(checkText('I love', 'zh').notes).toEqual([{ key: 'note.otherScript', script: 'Latin' }]);
    expect(keys('我喜欢', 'zh')).toEqual([]);
    expect(keys("J'aime Москва beaucoup")).toEqual([]);
  });

  it('says so when one picture is made of several, which are read one by one', () => {
    const note = { key: 'note.joined', values: { from: '👨\u200d👩\u200d👧', to: '👨 👩 👧' } };
    expect(checkText('Ma famille : 👨\u200d👩\u200d👧.', 'fr').notes).toEqual([note]);
    expect(keys('Elle vole 👩🏽\u200d🚀')).toEqual(['note.joined']);
    expect(keys('Bonjour 🇫🇷 👍🏿')).toEqual([]);
  });

  it('says so when a character is read without what chooses how it is drawn', () => {
    const noteOf = (text: string) => checkText(text, 'fr').notes.find(({ key }) => key === 'note.drawn')?.values;
    expect(noteOf('Je t’aime ❤\ufe0f !')).toEqual({ from: '❤\ufe0f', to: '❤' });
    expect(noteOf('1\ufe0f\u20e3 chat')).toEqual({ from: '1\ufe0f\u20e3', to: '1\u20e3' });
    const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    expect(noteOf(`Elle joue ${england}`)).toEqual({ from: england, to: '🏴' });
    // Within pictures that are joined of several the other note says all there is to say.
    expect(keys('Un drapeau 🏳\ufe0f\u200d🌈')).toEqual(['note.joined']);
    expect(keys('Je t’aime ❤ !')).toEqual([]);
  });

  it('says so when there are no letters or odd characters', () => {
    expect(keys('😀😀')).toEqual(['note.noLetters']);
    expect(keys('il\u0000 a')).toEqual(['note.oddCharacters']);
    expect(keys('il \ud800 a')).toEqual(['note.oddCharacters']);
    expect(keys('il\n\ta 😀')).toEqual([]);
  });
});

describe('noModel', () => {
  it('names what there is in place of a model that is not', () => {
    const [detail, note] = noModel('fr-en-nope', { models: [{ id: 'a' }, { id: 'b' }], model: 'a' });
    expect(detail).toBe('model: fr-en-nope');
    expect(note).toEqual({ key: 'note.noModel', values: { model: 'fr-en-nope', shown: 'a', models: 'a, b' } });
    expect(say('en', note.key, note.values)).toBe(
      'There is no model “fr-en-nope” here; a is used instead. There are: a, b.',
    );
  });
});

describe('linkNoteOf', () => {
  const note = (hash: string) => linkNoteOf(parseUrl(hash).refused);

  it('names what the page does not know, and says so of what cannot be read', () => {
    expect(note('#view=lines')).toBeNull();
    expect(note('#zoom=9&view=top')).toEqual({ key: 'note.link', values: { keys: 'zoom, view' } });
    for (const hash of ['#%%%', '#text=%FF', '#=5&zoom=9']) expect(note(hash)).toEqual({ key: 'note.link.damaged' });
  });
});
