import { positionsIn } from './positions-in.ts';

const position = { name: 'mfe_notes', version: '1.0.0-abc', file: 'first.0123abcd.js', line: 1, column: 2345 };
const url = 'https://portal.example/base/mfe/mfe_notes/1.0.0-abc/first.0123abcd.js:1:2345';

test.each([
  ['Chromium', `TypeError: no\n    at Page (${url})\n    at ${url}`, [url, url]],
  ['Firefox and Safari', `Page@${url}\n@${url}`, [url, url]],
])('a stack of %s', (_, stack, texts) => {
  const found = positionsIn(stack);
  expect(found.map(({ text }) => text)).toEqual(texts);
  for (const { text, index, ...one } of found) {
    expect(one).toEqual(position);
    expect(stack.slice(index).startsWith(text)).toBe(true);
  }
});

test('a script alone belongs to the version that was named, or to none', () => {
  expect(positionsIn('first.0123abcd.js:1:2345', ['mfe_notes', '1.0.0-abc'])).toEqual([
    { ...position, text: 'first.0123abcd.js:1:2345', index: 0 },
  ]);
  expect(positionsIn('first.0123abcd.js:1:2345')).toEqual([]);
});

test('scripts of somebody else are left alone', () => {
  expect(positionsIn('at f (https://cdn.example/lib.js:1:2)')).toEqual([]);
});
