import { hasReason, slowLines } from './slow-tests.ts';

const source = `
test('quick', () => {});
// Slow: it starts a server.
test('serves', () => {});
// Slow: each renders a page.
test.each(templates)('template %s', () => {});
`;

test('the reason stands above the test, or above what made it', () => {
  expect(hasReason(source, 'a group serves')).toBe(true);
  expect(hasReason(source, 'template 12')).toBe(true);
  expect(hasReason(source, 'quick')).toBe(false);
});

test('tests of over a second without a reason are listed, slowest first', () => {
  const time = (title: string, milliseconds: number) => ({
    file: 'a.test.ts',
    path: '/a.test.ts',
    title,
    milliseconds,
  });
  const times = [time('quick', 1500), time('serves', 9000), time('other', 2000), time('light', 900)];
  expect(slowLines(times, () => source).slice(2)).toEqual([
    '    2.0 s  a.test.ts › other',
    '    1.5 s  a.test.ts › quick',
  ]);
  expect(slowLines([time('light', 900)], () => source)).toEqual([]);
});
