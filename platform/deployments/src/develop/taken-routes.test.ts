import type { Manifest } from '../manifest/index.ts';
import { takenRoutes } from './taken-routes.ts';

const routes = (region: string, ...paths: string[]) => ({
  activation: { applications: [{ name: 'one', region, module: './app', routes: paths.map((path) => ({ path })) }] },
});
const live = {
  microFrontends: {
    mfe_timecard: routes('page', '/worker/home', '/worker/{id}'),
    mfe_shell: routes('header', '/notes'),
    mfe_notes: routes('page', '/notes'),
  },
} as unknown as Manifest;

test('a route that another one has is said with whose it is', () => {
  expect(takenRoutes(live, { name: 'mfe_notes', routes: ['/notes', '/worker/home'] })).toEqual([
    'The route /worker/home belongs to mfe_timecard already. Choose another.',
  ]);
});

test('a pattern that meets another one is said with the one it meets', () => {
  expect(takenRoutes(live, { name: 'mfe_notes', routes: ['/worker/notes'] })).toEqual([
    'The route /worker/notes (which meets /worker/{id}) belongs to mfe_timecard already. Choose another.',
  ]);
});

test('its own routes, those of other regions, and overlaps on purpose are free', () => {
  expect(takenRoutes(live, { name: 'mfe_notes', routes: ['/notes'] })).toEqual([]);
  expect(takenRoutes(live, { name: 'mfe_tasks', routes: ['/worker/notes'], overlaps: ['mfe_timecard'] })).toEqual([]);
});
