import { placeOf } from './menu-place.ts';

test.each([
  [{ path: '/worker/list/add' }, 0],
  [{ path: '/worker/item/{id}', menuParent: '/worker/list' }, 0],
  [{ path: '/worker/home' }, 1],
  [{ path: '/elsewhere', home: true }, 2],
  [{ path: '/worker/lists' }, undefined],
])('%j is in place %s of a menu', (route, place) => {
  expect(placeOf(route, ['/worker/list', '/worker/home'])).toBe(place);
});
