import type { BrowserContext, Route } from 'playwright-core';
import type { Manifest } from '../manifest/index.ts';
import { renderPage } from '../page/page.ts';
import type { Publication } from '../publish/publication.ts';
import { folderOf } from '../publish/publication.ts';
import type { Store } from '../store/store.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** A deployment that is not live: the portal with other versions of some micro-frontends. */
export interface CandidateSite {
  readonly store: Store;
  readonly manifest: Manifest;
  readonly publications: readonly Publication[];
}

/** Shows a candidate deployment in the pages of a context: its document, its manifest and its files. All else is the portal's. */
export async function serveCandidate(context: BrowserContext, url: string, site: CandidateSite): Promise<void> {
  const { store, manifest, publications } = site;
  const { origin } = new URL(url);
  const page = renderPage(manifest);
  const is = (path: string) => (one: URL) => one.origin === origin && one.pathname === path;
  await context.route(is('/'), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: page }));
  await context.route(is('/deployments.json'), (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(manifest) }),
  );
  // Nothing may stand in for what fails.
  await context.route(is('/deployments-previous.json'), (route) => route.fulfill({ status: 404, body: '' }));
  for (const { name, version } of publications) {
    const folder = `/${folderOf(name, version)}/`;
    const isFile = (one: URL) => one.origin === origin && one.pathname.startsWith(folder);
    await context.route(isFile, (route) => serveFile(route, store));
  }
}

async function serveFile(route: Route, store: Store): Promise<void> {
  const path = new URL(route.request().url()).pathname.slice(1);
  const bytes = await store.read(path);
  if (!bytes) return route.fulfill({ status: 404, body: '' });
  const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  // Scripts are requested with an integrity, also from a realm of their own.
  return route.fulfill({ contentType, body: bytes, headers: { 'Access-Control-Allow-Origin': '*' } });
}
