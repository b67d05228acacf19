import type { Activation } from 'deployments/manifest';
import { routeTable } from './route-table.ts';

const activations: Activation[] = [
  { name: 'mfe_shell', applications: [{ name: 'header', region: 'header', module: './header' }], elements: [] },
  {
    name: 'mfe_timecard',
    applications: [
      { name: 'home', region: 'page', module: './home', routes: [{ path: '/worker/home', home: true }] },
      { name: 'rest', region: 'page', module: './rest', routes: [{ path: '/worker/*' }, { path: '/worker/home/*' }] },
    ],
    elements: [],
  },
];
const table = routeTable(activations);
const active = (path: string) => table.applications.filter((one) => table.isActive(one, path)).map(({ id }) => id);

test('an application without routes is on every page', () => {
  expect(active('/nowhere')).toEqual(['mfe_shell/header']);
});

test('a region shows one application: the one whose route fits best', () => {
  expect(active('/worker/home')).toEqual(['mfe_shell/header', 'mfe_timecard/home']);
  expect(active('/worker/time')).toEqual(['mfe_shell/header', 'mfe_timecard/rest']);
  expect(active('/worker/home/more')).toEqual(['mfe_shell/header', 'mfe_timecard/rest']);
});

test('the home page is where the declarations say', () => {
  expect(table.home).toBe('/worker/home');
  expect(routeTable([]).home).toBeUndefined();
});

test('the loader is asked for the container’s name and the module', () => {
  expect(table.match('/worker/home')[0]?.application.request).toBe('mfe_timecard/home');
});

test('a path is compared with the patterns once, however many applications are asked whether they show it', () => {
  let reads = 0;
  const route = {
    get path() {
      reads += 1;
      return '/list';
    },
  };
  const many = ['a', 'b', 'c'].map((name) => ({ name, region: 'page' as const, module: './list', routes: [route] }));
  const { applications, isActive } = routeTable([{ name: 'mfe_many', applications: many, elements: [] }]);
  const ask = () => {
    reads = 0;
    const shown = applications.filter((one) => isActive(one, '/list'));
    return [shown.length, reads];
  };
  const [shown, first] = ask();
  expect([shown, first]).toEqual([1, many.length]);
  expect(ask()).toEqual([1, 0]);
});
