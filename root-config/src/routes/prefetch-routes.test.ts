/** @jest-environment jsdom */
import { likelyRequests } from './prefetch-routes.ts';
import { routeTable } from './route-table.ts';

const page = (name: string, path: string, over = {}) => ({
  name,
  region: 'page' as const,
  module: `./${name}`,
  routes: [{ path, ...over }],
});
const table = routeTable([
  {
    name: 'mfe_work',
    applications: [
      page('home', '/worker/home', { home: true }),
      page('list', '/worker/list', { preload: ['mfe_widgets/filter'] }),
      page('item', '/worker/item/{id}', { menuParent: '/worker/list' }),
    ],
    elements: [],
  },
  { name: 'mfe_boss', applications: [page('all', '/manager/all')], elements: [] },
]);

test('what the menu leads to is fetched ahead, in its order, and nothing else', () => {
  expect(likelyRequests(table, ['/worker/list', '/worker/home'])).toEqual([
    ...['mfe_work/list', 'mfe_widgets/filter', 'mfe_work/item', 'mfe_work/home'],
  ]);
});

test('where the menu is not known, everything is', () => {
  expect(likelyRequests(table, undefined)).toHaveLength(5);
});
