import { axisSpace, isEmpty, labelEvery, largestOf, markAfter, totalOf } from './chart.ts';

const mark = (values: number[], expected: number | null = null) => ({
  ...{ key: 'a', label: 'a', name: 'a', partial: null },
  values,
  expected,
});

test('arrow keys lead from mark to mark, Home and End to the first and the last (docs: insights#insights-keys)', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End'].map((key) => markAfter(key, 3, 6))).toEqual(
    [4, 4, 2, 2, 0, 5],
  );
  expect([markAfter('ArrowRight', 5, 6), markAfter('ArrowLeft', 0, 6), markAfter('Enter', 3, 6)]).toEqual([
    5,
    0,
    undefined,
  ]);
});

test('charts side by side have the scale of the largest value of both (docs: insights#insights-scale)', () => {
  expect(largestOf({ marks: [mark([1, 2])] }, { marks: [mark([4]), mark([1], 9)] })).toBe(9);
  expect(largestOf({ marks: [] })).toBe(1);
});

test('a sum of amounts has no more than cents', () => {
  expect(totalOf(mark([0.1, 0.2]))).toBe(0.3);
  expect([isEmpty({ marks: [mark([0, 0], 40)] }), isEmpty({ marks: [mark([0, 1])] })]).toEqual([true, false]);
});

test('labels are left out where they have no room', () => {
  expect([labelEvery(52, 900, 60), labelEvery(13, 900, 60), labelEvery(52, 300, 60)]).toEqual([4, 1, 11]);
});

test('a value axis has room for its longest label', () => {
  expect(axisSpace(['$0', '$300K'])).toBe(52);
  expect(axisSpace(['0', '300 ألف US$'])).toBeGreaterThan(80);
});
