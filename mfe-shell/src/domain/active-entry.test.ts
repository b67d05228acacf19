import { activeEntry } from './active-entry.ts';
import { readMenu } from './menu.ts';

const menu = readMenu([
  { name: 'home', label: 'Home', url: '#/worker/home' },
  { name: 'time', label: 'Time', url: '#/worker/time-expense' },
  {
    name: 'more',
    label: 'More',
    children: [
      { name: 'add', label: 'Add', url: '#/worker/time-expense/add-time' },
      { name: 'away', label: 'Away', url: 'https://away.example/worker/home' },
    ],
  },
]);

test.each([
  ['/worker/home', '0'],
  ['/worker/time-expense', '1'],
  ['/worker/time-expense/add-time', '2.0'],
  ['/worker/time-expense/other', '1'],
  ['/worker/time-expenses', undefined],
  ['/somewhere', undefined],
  ['/', undefined],
])('%s belongs to %s (docs: shell#menu-active)', (path, key) => {
  expect(activeEntry({ path }, menu)).toBe(key);
});

test.each([
  ['/worker/time-expense-detail/7', '/worker/time-expense', '1'],
  ['/manager/refresh', 'home', '0'],
  ['/worker/time-expense/other', 'home', '0'],
  ['/worker/time-expense/add-time', 'home', '2.0'],
  ['/worker/time-expense/other', 'gone', '1'],
  ['/document-viewer', 'gone', undefined],
])('%s, whose route names %s, belongs to %s (docs: shell#menu-active)', (path, menuParent, key) => {
  expect(activeEntry({ path, menuParent }, menu)).toBe(key);
});
