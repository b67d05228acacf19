import { manifestOf, page } from '../testing/fixture.ts';
import { missingRoutes } from './missing-routes.ts';

const live = manifestOf(page('mfe_notes', '1', '/notes'), page('mfe_todo', '1', '/todo'));

test('routes that the live version has need no sentence', () => {
  expect(missingRoutes(live, { name: 'mfe_notes', routes: ['/notes'] })).toBeUndefined();
});

test('those that it lacks are named, also if another micro-frontend has them', () => {
  expect(missingRoutes(live, { name: 'mfe_notes', routes: ['/notes', '/notes/new', '/todo'] })).toBe(
    'The portal finds nothing at /notes/new, /todo yet, because it takes routes from the live version. Publish and activate this package, then load the page again.',
  );
});
