import fc from 'fast-check';
import * as v from 'valibot';
import { errorKeys } from '../building-blocks/error-keys.ts';
import { DRILL_DOWN_MAXIMUM_LEVELS, drillDown, isLevelKey, isTerminal, missingLevels } from './drill-down.ts';

const schema = v.pipe(v.array(v.any()), drillDown(3));

test.each([
  [['a', 'b', 'c'], {}],
  [['a', '', 'c'], { 1: ['Level 2 Required'] }],
  [[], { 0: ['Level 1 Required'], 1: ['Level 2 Required'], 2: ['Level 3 Required'] }],
  [
    [
      { name: 'a', id: 1 },
      { name: ' ', id: 1 },
    ],
    { 1: ['Level 2 Required'], 2: ['Level 3 Required'] },
  ],
  [[{ name: 'a', id: 0 }], {}],
])(
  "'Level N Required' for each level, on its index: %j gives %j (docs: custom-fields#drill-down-required)",
  (chosen, keys) => {
    expect({ ...errorKeys(schema, chosen) }).toEqual(keys);
  },
);

test('every level has its own key, and no other key is one of a level', () => {
  const keys = missingLevels([], DRILL_DOWN_MAXIMUM_LEVELS).map((level) => `Level ${level + 1} Required`);
  expect(keys.map(isLevelKey)).toEqual(Array.from({ length: DRILL_DOWN_MAXIMUM_LEVELS }, () => true));
  expect(['required', 'Level Required', 'Level 1 Required, too', ''].some(isLevelKey)).toBe(false);
});

test('the Select button is enabled only when a terminal value (id 0) is selected', () => {
  expect([{ name: 'a', id: 0 }, { name: 'a', id: 1 }, null, undefined].map(isTerminal)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('there are at most 10 levels', () => {
  expect(missingLevels([], 1_000_000)).toHaveLength(DRILL_DOWN_MAXIMUM_LEVELS);
});

test('no choice throws', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.integer({ min: -1, max: 12 }),
      (chosen, levels) => void missingLevels(chosen, levels),
    ),
  );
});
