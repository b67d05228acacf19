import { longestScript } from '../bench/inp/interactions.ts';

const frames = [
  { start: 0, end: 100, scripts: [{ name: 'a.js', duration: 80 }] },
  {
    start: 100,
    end: 200,
    scripts: [
      { name: 'b.js, render', duration: 30.4 },
      { name: 'c.js', duration: 20 },
    ],
  },
];

test('an interaction has the longest script of the frames that it waited for', () => {
  expect(longestScript(frames, 100, 150)).toBe('b.js, render, 30 ms');
  expect(longestScript(frames, 90, 150)).toBe('a.js, 80 ms');
});

test('frames without a long script were the browser’s own work', () => {
  expect(longestScript(frames, 200, 300)).toBe('style, layout and paint');
  expect(longestScript([{ start: 0, end: 60, scripts: [] }], 0, 60)).toBe('style, layout and paint');
});
