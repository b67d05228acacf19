import { withRoutes } from './with-routes.ts';

const declaration = {
  name: 'mfe_a',
  applications: [
    { name: 'bar', region: 'header', module: './bar' },
    { name: 'a', region: 'page', module: './app', routes: [{ path: '/old' }] },
  ],
};

test('the routes replace those of the application that shows pages; everything else stays', () => {
  const page = { path: '/a/{id}', menuParent: '/a', component: () => null, prefetch: () => undefined };
  expect(withRoutes(declaration, [page, { path: '/a', home: true }])).toEqual({
    ...declaration,
    applications: [
      declaration.applications[0],
      {
        ...declaration.applications[1],
        routes: [
          { path: '/a/{id}', menuParent: '/a' },
          { path: '/a', home: true },
        ],
      },
    ],
  });
});

test('a route that publishing would refuse is refused, and so are pages without an application', () => {
  expect(() => withRoutes(declaration, [{ path: 'a' }])).toThrow('starts with "/"');
  expect(() => withRoutes({ applications: [] }, [{ path: '/a' }])).toThrow('(none)');
});

test('of several applications in the region page, each gets the routes of the pages that name it (docs: shell#lazy-sections)', () => {
  const applications = ['a', 'b'].map((name) => ({ name, region: 'page', module: `./${name}` }));
  const pages = [
    { path: '/a', application: 'a' },
    { path: '/b', application: 'b', anonymous: true },
  ];
  expect(withRoutes({ applications }, pages).applications).toEqual([
    { ...applications[0], routes: [{ path: '/a' }] },
    { ...applications[1], routes: [{ path: '/b', anonymous: true }] },
  ]);
  expect(() => withRoutes({ applications }, [{ path: '/c' }])).toThrow('/c: name one of the applications');
});
