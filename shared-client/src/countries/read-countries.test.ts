import { readCountries } from './read-countries.ts';

let logged: unknown[][];
const { error } = console;

beforeEach(() => {
  logged = [];
  console.error = (...words: unknown[]) => void logged.push(words);
});
afterEach(() => {
  console.error = error;
});

test('country codes are lower-cased for the flag picker (docs: session#countries)', () => {
  const list = readCountries([{ countryCode: 'US', name: 'United States', phoneCode: '1' }, { countryCode: 'gb' }]);
  expect(list).toEqual([
    { countryCode: 'us', name: 'United States', phoneCode: '1' },
    { countryCode: 'gb', name: '', phoneCode: '' },
  ]);
  expect(logged).toEqual([]);
});

test.each([undefined, null, 'null', '<html>', 7, { countries: [] }])(
  'an invalid country list is logged and an empty list used: %j (docs: session#countries)',
  (response) => {
    expect(readCountries(response)).toEqual([]);
    expect(logged).toHaveLength(1);
  },
);

test('an invalid entry is logged and left out; the others stay', () => {
  const response = [{ countryCode: 'DE' }, null, { countryCode: '' }, { countryCode: 7 }, { countryCode: 'DEU' }];
  expect(readCountries(response).map(({ countryCode }) => countryCode)).toEqual(['de']);
  expect(logged).toEqual([['4 entries of the country list are invalid.', null]]);
});
