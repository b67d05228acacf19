import { jest } from '@jest/globals';

/** The requests to the custom-field service. */
const asked: unknown[] = [];
/** Its values. */
let values: { value: string; dateActive: string | null; dateInactive: string | null }[] = [];

jest.unstable_mockModule('shared-client/custom-fields', () => ({
  findReferenceListValue: async () => ({ found: false, value: null }),
  getBillingDrillDown: async () => undefined,
  getDrillDownLevel: async () => [],
  searchReferenceList: async (listId: number, { signal: _, ...search }: { signal: AbortSignal; pageSize: number }) => {
    asked.push([listId, search]);
    return values.slice(0, search.pageSize);
  },
}));
const { referenceSource } = await import('./reference-source.ts');

const search = { searchKey: 'ce', pageSize: 200, filterByInactiveDate: true, allowWCSearch: false };
const find = () => referenceSource([], '2026-11-17').search(7, search, new AbortController().signal);
const value = (at: number, dateInactive: string | null = null) => ({
  value: `Center ${at}`,
  dateActive: null,
  dateInactive,
});

beforeEach(() => {
  asked.length = 0;
});

test('the allocation lookup asks for 10 values by list id and search text (docs: api#api-reference-search, custom-fields#reference-page-size)', async () => {
  values = Array.from({ length: 40 }, (_, at) => value(at));
  expect(await find()).toHaveLength(10);
  expect(asked).toEqual([[7, { ...search, pageSize: 10 }]]);
});

test('where the worked date leaves some of a full page out, what comes behind it is asked for too', async () => {
  values = Array.from({ length: 40 }, (_, at) => value(at, at < 8 ? '2026-01-01' : null));
  expect((await find())[0]).toBe('Center 8');
  expect(asked).toHaveLength(2);
});
