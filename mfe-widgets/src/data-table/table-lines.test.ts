import { headingIds, tableLines } from './table-lines.ts';

const rows = [
  { id: 'a', week: 46 },
  { id: 'b', week: 45 },
  { id: 'c', week: 46 },
];
const idOf = ({ id }: { id: string }) => id;
const weekOf = ({ week }: { week: number }) => ({ id: `${week}`, heading: `Week ${week}`, text: `Week ${week}` });

test('without groups each row is a line', () => {
  expect(tableLines(rows, idOf, undefined).map(idOf)).toEqual(['a', 'b', 'c']);
});

test('groups come in the order of their first row, and their rows below them', () => {
  const lines = tableLines(rows, idOf, weekOf);
  expect(lines.map(idOf)).toEqual(['heading:46', 'a', 'c', 'heading:45', 'b']);
  expect(headingIds(lines)).toEqual(['heading:46', 'heading:45']);
});

test('a row that is the same object keeps its line', () => {
  const before = tableLines(rows, idOf, weekOf);
  const after = tableLines(
    rows.map((row) => (row.id === 'b' ? { ...row } : row)),
    idOf,
    undefined,
    before,
  );
  expect(after.filter((line) => before.includes(line)).map(idOf)).toEqual(['a', 'c']);
});
