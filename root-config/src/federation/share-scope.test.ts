import { LoadFailure } from '../loading/load-failure.ts';
import { sharedModule, shareScope } from './share-scope.ts';

const react = { name: 'React' };
const libraries = [{ request: 'react', version: '19.3.1', module: react }];

test('a build gets the very module of the page', () => {
  expect(sharedModule(libraries, 'react', '19.3.1')).toBe(react);
});

test('a build that wants another version fails, and gets no second copy', () => {
  expect(() => sharedModule(libraries, 'react', '18.2.0')).toThrow(LoadFailure);
  expect(() => sharedModule(libraries, 'react', '18.2.0')).toThrow(/react 19\.3\.1, but 18\.2\.0 is wanted/);
});

test('a library the page does not have is named', () => {
  expect(() => sharedModule(libraries, 'vue', '3.0.0')).toThrow(/no vue/);
});

test('the share scope has the form that webpack’s containers take', async () => {
  const factory = await shareScope(libraries).react?.['19.3.1']?.get();
  expect(factory?.()).toBe(react);
});
