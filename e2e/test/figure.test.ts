import { figureLines, ratioFigure } from '../bench/figure.ts';

test('a ratio is the median of the ratios of each round, not the ratio of medians', () => {
  const figure = ratioFigure('usable', { ours: [10, 30, 22], peer: [10, 20, 20] }, 'ms', 1.05);
  expect(figure.value).toBeCloseTo(1.1);
  expect(figure.spread).toEqual([1, 1.5]);
  expect(figure.measured).toBe('22 ms beside 20 ms');
});

test('the table says of each figure whether its goal is met, and of none that has no goal', () => {
  const [, met, missed, free] = figureLines([
    { what: 'bytes', measured: '', value: 1.15, goal: 1.15 },
    { what: 'cold', measured: '', value: 1.01, goal: 1 },
    { what: 'requests', measured: '', value: 4 },
  ]);
  expect(met).toMatch(/1\.15\s+1\.15\s+met/);
  expect(missed).toMatch(/1\.01\s+1\.00\s+missed/);
  expect(free).toMatch(/4\.00\s+–$/);
});
