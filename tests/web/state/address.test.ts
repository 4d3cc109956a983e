import { expect, it } from 'vitest';
import { readAddress } from '../../../web/src/state/address';
import { parseUrl } from '../../../web/src/state/url-state';

it('reads a query as what follows the #', () => {
  const { link, search } = readAddress('?text=Le+chat%20dort&view=lines', '');
  expect(parseUrl(link)).toEqual({ state: { text: 'Le chat dort', view: 'lines' }, refused: [] });
  expect(search).toBe('');
});

it('lets the # be right where both name a part', () => {
  const { link } = readAddress('?text=un&model=fr-en-dot', '#text=deux');
  expect(parseUrl(link).state).toEqual({ text: 'deux', model: 'fr-en-dot' });
});

it('leaves to others what is theirs, and an address without a query as it is', () => {
  expect(readAddress('?utm=x&view=lines', '')).toEqual({ link: '#view=lines', search: '?utm=x' });
  expect(readAddress('?fbclid=x', '#text=a%20b')).toEqual({ link: '#text=a%20b', search: '?fbclid=x' });
});

it('says of a damaged query what it says of a damaged link', () => {
  expect(parseUrl(readAddress('?view=top', '').link).refused).toEqual(['view']);
});
