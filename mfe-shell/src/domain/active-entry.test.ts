import { activeEntry, matchesRoute } from './active-entry.ts';
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
  ['/worker/time-expense-detail/7', '1'],
  ['/worker/time-expenses', undefined],
  ['/somewhere', undefined],
  ['/', undefined],
])('%s belongs to %s', (path, key) => {
  expect(activeEntry(path, menu)).toBe(key);
});

test('a pair names a page by its name', () => {
  expect(activeEntry('/manager/refresh', menu, [{ page: 'home', route: '/manager/*' }])).toBe('0');
});

test('route patterns', () => {
  expect(matchesRoute('/a/7', '/a/{id}')).toBe(true);
  expect(matchesRoute('/a/7/b', '/a/{id}')).toBe(false);
  expect(matchesRoute('/a/7/b', '/a/*')).toBe(true);
  expect(matchesRoute('/ab', '/a/*')).toBe(false);
});
