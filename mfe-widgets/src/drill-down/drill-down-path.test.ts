import { chosenAt, hasNext, isTerminal, type LevelItem, matching, valueOfPath } from './drill-down-path.ts';

const branch: LevelItem = { name: 'North', id: 1 };
const leaf: LevelItem = { name: 'Line 4', id: 0 };

test('choosing a value at one level clears the levels below (docs: custom-fields#drill-down-levels)', () => {
  expect(chosenAt([branch, branch, leaf], 0, leaf)).toEqual([leaf]);
  expect(chosenAt([branch], 1, leaf)).toEqual([branch, leaf]);
});

test('Select is enabled only when a terminal value is selected (docs: custom-fields#drill-down-item, custom-fields#drill-down-select)', () => {
  expect(isTerminal([])).toBe(false);
  expect(isTerminal([branch])).toBe(false);
  expect(isTerminal([branch, leaf])).toBe(true);
});

test('the next level loads while there are children, up to 10 levels (docs: custom-fields#drill-down-levels, custom-fields#drill-down-item, custom-fields#reference-value)', () => {
  expect(hasNext([branch], 3)).toBe(true);
  expect(hasNext([branch, leaf], 3)).toBe(false);
  expect(
    hasNext(
      Array.from({ length: 10 }, () => branch),
      12,
    ),
  ).toBe(false);
});

test('the value is the last name, or the whole path joined', () => {
  expect(valueOfPath([branch, leaf], false, null)).toBe('Line 4');
  expect(valueOfPath([branch, leaf], true, '/')).toBe('North/Line 4');
  expect(valueOfPath([branch, leaf], true, null)).toBe('North|Line 4');
});

test('a level can be searched by any part of a name', () => {
  expect(matching([branch, leaf], ' LINE ')).toEqual([leaf]);
  expect(matching([branch, leaf], ' ')).toEqual([branch, leaf]);
  expect(matching([branch, leaf], 'east')).toEqual([]);
});
