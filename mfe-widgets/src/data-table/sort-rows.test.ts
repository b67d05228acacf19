import { cardPlaces, type DataColumn } from './columns.ts';
import { sortRows } from './sort-rows.ts';

interface Person {
  name: string;
  hours: number;
}

const columns: readonly DataColumn<Person>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'hours', title: 'Hours', cell: ({ hours }) => hours, sortBy: ({ hours }) => hours, onCard: 'end' },
  { id: 'note', title: 'Note', cell: () => '' },
];
const rows: Person[] = [
  { name: 'Weber', hours: 40 },
  { name: 'Åkesson', hours: 8 },
  { name: 'Zett 10', hours: 40 },
  { name: 'Zett 9', hours: 38 },
];
const names = (column: string, direction: 'ascending' | 'descending', language = 'en-US') =>
  sortRows(rows, columns, { column, direction }, language).map(({ name }) => name);

test('texts in the order of the language, numbers in texts as numbers (docs: widgets#data-table)', () => {
  expect(names('name', 'ascending')).toEqual(['Åkesson', 'Weber', 'Zett 9', 'Zett 10']);
  expect(names('name', 'ascending', 'sv-SE')).toEqual(['Weber', 'Zett 9', 'Zett 10', 'Åkesson']);
});

test('equal rows keep their order, whichever way', () => {
  expect(names('hours', 'descending')).toEqual(['Weber', 'Zett 10', 'Zett 9', 'Åkesson']);
  expect(names('hours', 'ascending')).toEqual(['Åkesson', 'Zett 9', 'Weber', 'Zett 10']);
});

test('no sort, an unknown column and one that cannot be sorted leave the rows as they are', () => {
  expect(sortRows(rows, columns, undefined, 'en-US')).toBe(rows);
  expect(sortRows(rows, columns, { column: 'note', direction: 'ascending' }, 'en-US')).toBe(rows);
});

test('the first column is a card’s title, the others are lines, unless they say where', () => {
  const { title, end, line } = cardPlaces(columns);
  expect([title, end, line].map((own) => own.map(({ id }) => id))).toEqual([['name'], ['hours'], ['note']]);
});
