/** @jest-environment jsdom */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRoutes } from 'deployments/with-routes';
import type { PageDeclaration } from 'shared-session/routing';
import { publishedPackages, repository } from '../paths.ts';

const declarationOf = (name: string) => join(repository, name, 'micro-frontend.json');
const pagesOf = (name: string) => join(repository, name, 'src', 'ui', 'pages.tsx');

const hasPages = (name: string) => {
  if (!existsSync(declarationOf(name))) return false;
  const { applications = [] } = JSON.parse(readFileSync(declarationOf(name), 'utf8'));
  return applications.some(({ region }: { region: string }) => region === 'page');
};

test.each(publishedPackages.filter(hasPages))(
  '%s: micro-frontend.json has the routes that src/ui/pages.tsx declares',
  async (name) => {
    const { pages } = (await import(pagesOf(name))) as { pages: readonly PageDeclaration[] };
    const written = JSON.parse(readFileSync(declarationOf(name), 'utf8'));
    const wanted = withRoutes(written, pages);
    // `npm run routes`
    if (process.env.WRITE_ROUTES) return writeFileSync(declarationOf(name), JSON.stringify(wanted));
    try {
      expect(written).toEqual(wanted);
    } catch (error) {
      throw new Error(`${name}/micro-frontend.json is stale. Write it: npm run routes`, { cause: error });
    }
  },
);

test('each title is the English text of its label', () => {
  const english = JSON.parse(
    readFileSync(join(repository, 'reference', 'reference-api', 'src', 'translations', 'texts', 'en_US.json'), 'utf8'),
  );
  const titles = publishedPackages.filter(hasPages).flatMap((name) => {
    const { applications } = JSON.parse(readFileSync(declarationOf(name), 'utf8'));
    type Titled = { title?: { label: string; text: string } };
    return applications.flatMap(({ routes = [] }: { routes?: Titled[] }) => routes.flatMap(({ title }) => title ?? []));
  });
  expect(titles.length).toBeGreaterThan(8);
  for (const { label, text } of titles) expect([label, english[label]]).toEqual([label, text]);
});

test('each page of the reference has a route (docs: shell#page-addresses)', () => {
  const declared = publishedPackages.filter(hasPages).flatMap((name) => {
    const { applications } = JSON.parse(readFileSync(declarationOf(name), 'utf8'));
    return applications.flatMap(({ routes = [] }: { routes?: { path: string }[] }) => routes.map(({ path }) => path));
  });
  expect(declared).toEqual(
    expect.arrayContaining([
      ...['/worker/home', '/worker/time-expense', '/worker/time-expense/add-time', '/worker/time-expense/add-expense'],
      ...['/worker/time-expense-detail/{billingItemId}', '/document-viewer', '/manager/refresh', '/recovery-options'],
      ...['/manager/home', '/manager/time-and-billing', '/manager/approvals', '/manager/approvals/{id}'],
      '/manager/delegates',
    ]),
  );
});
