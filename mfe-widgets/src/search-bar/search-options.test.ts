import { panelLines, reportsClear } from './search-options.ts';

test('results can be grouped; equal labels are different options (docs: lists#search-bar, lists#search-options)', () => {
  const option = { label: 'Same', value: '1' };
  expect(
    panelLines([
      { groupName: 'Sites', options: [option, { label: 'Same', value: '2' }] },
      { groupName: 'None', options: [] },
      { label: 'Other', value: '3' },
    ]),
  ).toEqual([
    { heading: 'Sites' },
    { option, at: 0, group: 'Sites' },
    { option: { label: 'Same', value: '2' }, at: 1, group: 'Sites' },
    { option: { label: 'Other', value: '3' }, at: 2 },
  ]);
});

test('clearing is reported only if a record was selected (docs: lists#search-picked, lists#search-clear)', () => {
  expect(reportsClear({ text: 'abc', selected: false }, false, 1)).toBe(false);
  expect(reportsClear({ text: 'abc', selected: true }, false, 1)).toBe(true);
});

test('or, in simple mode, if the text had reached the minimum (docs: lists#search-picked, lists#search-clear)', () => {
  expect(reportsClear({ text: 'a', selected: false }, true, 2)).toBe(false);
  expect(reportsClear({ text: 'ab', selected: false }, true, 2)).toBe(true);
  expect(reportsClear({ text: '', selected: false }, true, 0)).toBe(false);
});
