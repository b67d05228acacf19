import { countriesOf, matchCountries } from './countries.ts';

const all = countriesOf(undefined, 'en-US');
const names = (query: string) => matchCountries(all, query).map((country) => country.name);

test('countries come by name in the page’s language, with their calling codes', () => {
  expect(countriesOf(['us', 'de', 'gb'], 'en-US').map(({ name, phoneCode }) => [name, phoneCode])).toEqual([
    ['Germany', '49'],
    ['United Kingdom', '44'],
    ['United States', '1'],
  ]);
  expect(countriesOf(['us', 'de'], 'de-DE').map(({ name }) => name)).toEqual(['Deutschland', 'Vereinigte Staaten']);
});

test('an invalid list: unknown codes, doubles and upper case do no harm', () => {
  expect(countriesOf(['US', 'us', 'zz', '', '<b>'], 'en-US').map(({ code }) => code)).toEqual(['us']);
  expect(countriesOf([], 'en-US')).toEqual([]);
});

test('search by name, by code and by calling code', () => {
  expect(names('unit')).toEqual(['United Arab Emirates', 'United Kingdom', 'United States']);
  expect(names('DE')[0]).toBe('Denmark');
  expect(matchCountries(all, 'us').map(({ code }) => code)).toContain('us');
  expect(names('+49')).toEqual(['Germany']);
  expect(names('0049')).toEqual(['Germany']);
  expect(names('reunion')).toEqual(['Réunion']);
  expect(names('xyz')).toEqual([]);
});
