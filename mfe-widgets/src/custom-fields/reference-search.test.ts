import { referenceSearch } from './reference-search.ts';

test('a reference list is asked for 200 values that are still offered (docs: custom-fields#reference-page-size, custom-fields#field-suggestive-search)', () => {
  expect(referenceSearch({}, 'Dock')).toEqual({
    searchKey: 'Dock',
    pageSize: 200,
    filterByInactiveDate: true,
    allowWCSearch: false,
  });
});

test('wild cards are allowed where the definition allows them', () => {
  expect(referenceSearch({ allowWCSearch: true }, 'Do*').allowWCSearch).toBe(true);
  expect(referenceSearch({ allowWCSearch: null }, 'Do*').allowWCSearch).toBe(false);
});
