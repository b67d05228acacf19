import { drillDownDisplay, followOnGroup } from './schema.ts';

test('a follow-on group has the fields listed (docs: custom-fields#follow-on-group)', () => {
  expect(Object.keys(followOnGroup.entries)).toEqual(['cfDefId', 'show', 'value']);
});

test('the display data of a drill-down has names of levels, a value, a help text and the kind of search (docs: custom-fields#drill-down-display)', () => {
  expect(Object.keys(drillDownDisplay.entries)).toEqual([
    ...['listId', 'levels', 'customValue', 'helpText', 'enableSuggestiveSearch'],
  ]);
});
