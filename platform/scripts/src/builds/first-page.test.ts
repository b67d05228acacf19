import { publishedPackages } from '../paths.ts';
import { FIRST_PAGE, inOrder, inTwoParts } from './first-page.ts';

test('what the first page needs is published', () => {
  expect(publishedPackages).toEqual(expect.arrayContaining([...FIRST_PAGE]));
});

test('the first part is what the first page needs and what is built already', () => {
  const packages = ['mfe-account', 'mfe-expenses', 'mfe-shell'];
  expect(inTwoParts(packages, ['mfe-expenses', 'mfe-shell'])).toEqual({
    first: ['mfe-account', 'mfe-shell'],
    rest: ['mfe-expenses'],
  });
  expect(inTwoParts(packages, [])).toEqual({ first: packages, rest: [] });
});

test('what the first page needs is built first, the longest build before the others', () => {
  expect(inOrder(['mfe-account', 'mfe-shell', 'mfe-widgets', 'mfe-recovery', 'mfe-timecard'])).toEqual([
    'mfe-widgets',
    'mfe-timecard',
    'mfe-shell',
    'mfe-account',
    'mfe-recovery',
  ]);
});
