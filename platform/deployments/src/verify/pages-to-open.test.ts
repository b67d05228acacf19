import { emptyManifest } from '../activate/history.ts';
import type { Manifest } from '../manifest/index.ts';
import { version } from '../testing/fixture.ts';
import { pagesToOpen } from './pages-to-open.ts';

test('every page with an address of its own is opened; what needs a parameter and what is on every page is not', () => {
  const one = version('mfe_a', '1');
  const application = (name: string, region: 'page' | 'header', paths: string[]) => ({
    name,
    region,
    module: './one',
    ...(paths.length > 0 && { routes: paths.map((path) => ({ path, anonymous: path === '/open' })) }),
  });
  const activation = {
    ...one.activation,
    applications: [
      application('items', 'page', ['/items', '/items/{id}', '/below/*']),
      application('open', 'page', ['/open']),
      application('head', 'header', []),
    ],
  };
  const manifest: Manifest = { ...emptyManifest, microFrontends: { mfe_a: { ...one, activation } } };
  expect(pagesToOpen(manifest)).toEqual([
    { path: '/items', application: 'mfe_a/items', anonymous: false },
    { path: '/open', application: 'mfe_a/open', anonymous: true },
  ]);
});
