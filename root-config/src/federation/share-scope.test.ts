import { LoadFailure } from '../loading/load-failure.ts';
import { sharedLibrary, shareScope } from './share-scope.ts';

const react = { name: 'React' };
const libraries = [{ request: 'react', version: '19.3.1', module: react }];

test('a build gets the very module of the page', () => {
  expect(sharedLibrary(libraries, { shareKey: 'react', requiredVersion: '19.3.1' }).module).toBe(react);
});

test.each([
  ['19.3.2', '^19.3.0'],
  ['20.0.0', '^19.3.0 || ^20.0.0'],
])('one that was made with %s runs with the page’s if that is in %s', (requiredVersion, range) => {
  expect(sharedLibrary(libraries, { shareKey: 'react', requiredVersion, range }).module).toBe(react);
});

test.each([
  [{ requiredVersion: '18.2.0' }, '18.2.0'],
  [{ requiredVersion: '19.3.2' }, '19.3.2'],
  [{ requiredVersion: '19.4.0', range: '^19.4.0' }, '^19.4.0'],
])('a build that does not run with it fails, and gets no second copy: %p', (wanted, said) => {
  const ask = () => sharedLibrary(libraries, { shareKey: 'react', ...wanted });
  expect(ask).toThrow(LoadFailure);
  expect(ask).toThrow(`react 19.3.1, but ${said} is wanted`);
});

test('a library the page does not have is named', () => {
  expect(() => sharedLibrary(libraries, { shareKey: 'vue', requiredVersion: '3.0.0' })).toThrow(/no vue/);
});

test('the share scope has the form that webpack’s containers take', async () => {
  const factory = await shareScope(libraries, async ({ module }) => module).react?.['19.3.1']?.get();
  expect(factory?.()).toBe(react);
});
