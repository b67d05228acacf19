/** @jest-environment jsdom */
import { followHash } from './follow-hash.ts';
import { routeTable } from './route-table.ts';

const routes = [{ path: '/worker/home', home: true }, { path: '/list' }];
const table = routeTable([
  { name: 'mfe_a', applications: [{ name: 'a', region: 'page', module: './a', routes }], elements: [] },
]);

test.each(['', '#', '#/', '#main'])(
  '"%s" becomes the home page, and the history entry says that nobody asked for it',
  (hash) => {
    history.replaceState({ kept: 1 }, '', `/${hash}`);
    expect(followHash(table).path()).toBe('/worker/home');
    expect(location.hash).toBe('#/worker/home');
    expect(history.state).toEqual({ kept: 1, isDefaultHome: true });
  },
);

test('a page that was asked for stays as it is', () => {
  history.replaceState(null, '', '/#/list');
  expect(followHash(table).path()).toBe('/list');
  expect(history.state).toBeNull();
});
