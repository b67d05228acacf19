import { areMixed, groupOfRecord, inGroups } from './record-groups.ts';

const reader = { status: 'Pending', waitsForReader: true } as const;
const others = { status: 'Pending', waitsForReader: false } as const;
const draft = { status: 'Draft', waitsForReader: false } as const;

test('records wait for the reader, for somebody else, or are drafts (docs: approvals#record-groups)', () => {
  expect([reader, others, draft].map(groupOfRecord)).toEqual(['reader', 'others', 'draft']);
});

test('only a list of several groups has headings (docs: approvals#record-groups)', () => {
  expect(areMixed([reader, reader])).toBe(false);
  expect(areMixed([])).toBe(false);
  expect(areMixed([reader, draft])).toBe(true);
});

test('records keep their order in their group', () => {
  const rows = [reader, others, draft, { ...others }].map((record, id) => ({ ...record, id }));
  expect(inGroups(rows).map(({ id }) => id)).toEqual([0, 1, 3, 2]);
});
