/** @jest-environment jsdom */
import { page } from 'shared-session';
import { setPageState } from './page-state.ts';
import { routeTable } from './route-table.ts';

const routes = [
  { path: '/list', hideFooter: true, anonymous: true },
  { path: '/detail/{id}', menuParent: '/list', fullScreenMode: true },
];
const table = routeTable([
  { name: 'mfe_a', applications: [{ name: 'a', region: 'page', module: './a', routes }], elements: [] },
]);

test('the page store carries what the route of a path says, and nothing of the route before', () => {
  setPageState(table, '/detail/7');
  expect(page.getState()).toMatchObject({ route: '/detail/{id}', menuParent: '/list', fullScreenMode: true });
  expect(page.getState().anonymous).toBe(false);
  expect(document.documentElement.hasAttribute('data-fullscreen')).toBe(true);
  setPageState(table, '/list');
  expect(page.getState()).toMatchObject({ route: '/list', fullScreenMode: false, hideFooter: true, anonymous: true });
  expect(page.getState().menuParent).toBeUndefined();
  setPageState(table, '/detail/');
  expect(page.getState()).toMatchObject({ path: '/detail/', route: '', hideFooter: false });
});
