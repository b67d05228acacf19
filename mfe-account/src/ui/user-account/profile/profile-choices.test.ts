import { formatNumber } from 'shared-session';
import { NUMBERS } from '../../../domain/format-choices.ts';

test('a choice of numbers shows what the portal then writes', () => {
  // Engines use different apostrophes.
  const number = (tag: string) => formatNumber(1234.56, tag).replace("'", '’');
  expect(['en-US', 'de-DE', 'fr-FR', 'de-CH'].map(number)).toEqual(Object.values(NUMBERS));
});
