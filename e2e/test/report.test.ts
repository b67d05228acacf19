import { namedFigures, trends, withRelease } from '../bench/report/history.ts';
import { reportPage } from '../bench/report/page.ts';
import { shown } from '../bench/report/plots.ts';
import type { PartResult } from '../bench/report/results.ts';

const load: PartResult = {
  part: 'load',
  about: 'Add Time beside a <single> bundle.',
  rounds: 3,
  front: 'node',
  at: '2026-11-28T15:00:00.000Z',
  commit: 'abc1234',
  figures: [
    { what: 'requests', measured: '9 beside 3', value: 3 },
    { what: 'JavaScript', measured: '293 kB', value: 293.1, unit: 'kB', goal: 255, spread: [293, 294] },
    { what: 'usable', measured: '900 ms', value: 900, unit: 'ms', goal: 1000 },
  ],
  comparisons: [
    {
      what: 'first content',
      unit: 'ms',
      sides: [
        { name: 'ours', values: [100, 300, 200] },
        { name: 'qiankun', values: [200, 300, 400] },
      ],
    },
  ],
  curves: [{ what: 'heap', unit: 'MB', points: [[0, 10] as const, [8, 11] as const] }],
  findings: [{ title: 'The longest', columns: ['journey', 'cause'], rows: [['home', 'a & b']] }],
};

const page = reportPage({
  results: [load],
  absent: ['widgets'],
  machine: 'Two cores.',
  history: [{ release: '1.1.0', at: '2026-11-28', figures: { 'load: JavaScript': 313 } }],
});

test('the report has each figure beside its goal, in a drawing for either width and in a table', () => {
  expect(page).toContain('1 of 2 goals are met. Two cores.');
  expect(page).toContain('JavaScript, 293.1 where 255 is the goal');
  expect(page).toMatch(/<th scope="row">JavaScript<\/th><td>293\.1<\/td><td>255<\/td><td>missed<\/td><td>293 to 294</);
  // No row of that table has a verdict or rounds.
  expect(page).toMatch(/<th scope="row">requests<\/th><td>3<\/td><td>–<\/td><td>9 beside 3<\/td>/);
  // Three units, a comparison and a curve, each twice; and one trend.
  expect(page.match(/<svg/g)).toHaveLength(11);
  expect(page).toContain('Not measured here yet: widgets.');
});

test('a peer stands beside ours with the median of the ratios of each round', () => {
  expect(page).toMatch(/<th scope="row">qiankun<\/th><td>300<\/td><td>0\.50<\/td><td>200 to 400</);
});

test('words are words in it, and it loads nothing', () => {
  expect(page).toContain('Add Time beside a &lt;single&gt; bundle.');
  expect(page).toContain('<td>a &amp; b</td>');
  expect(page).not.toMatch(/<script|<link|src=|url\(|https?:(?!\/\/www\.w3\.org)/);
});

test('figures go on from release to release, and a release that is recorded again replaces itself', () => {
  const figures = namedFigures([load]);
  expect(figures).toEqual({ 'load: requests': 3, 'load: JavaScript': 293.1, 'load: usable': 900 });
  const before = { release: '1.1.0', at: '2026-11-28', figures: { 'load: JavaScript': 313 } };
  const now = { release: '1.2.0', at: '2026-12-24', figures };
  const history = withRelease(withRelease([before], { ...now, figures: {} }), now);
  expect(history).toEqual([before, now]);
  expect(trends(history)).toEqual([
    {
      name: 'load: JavaScript',
      points: [
        ['1.1.0', 313],
        ['1.2.0', 293.1],
      ],
    },
  ]);
});

test.each([
  [1.0449, '1.04'],
  [205.46, '205.5'],
  [12_345.6, '12,346'],
  [0, '0'],
  [Number.NaN, '–'],
])('%d is shown as %s', (value, text) => {
  expect(shown(value)).toBe(text);
});
