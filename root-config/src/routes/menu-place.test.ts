import { placeOf } from './menu-place.ts';

test.each([
  [{ path: '/worker/list/add' }, 0],
  [{ path: '/worker/item/{id}', menuParent: '/worker/list' }, 0],
  [{ path: '/worker/home' }, 1],
  [{ path: '/elsewhere', home: true }, undefined],
  [{ path: '/worker/lists' }, undefined],
])('%j is in place %s of a menu', (route, place) => {
  expect(placeOf(route, ['/worker/list', '/worker/home'])).toBe(place);
});

test('the declared home is the one page of a menu that leads to none', () => {
  expect(placeOf({ path: '/worker/home', home: true }, [])).toBe(0);
  expect(placeOf({ path: '/worker/list' }, [])).toBeUndefined();
});
