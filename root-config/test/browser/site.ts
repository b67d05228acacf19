import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { activate, changeSettings, deriveAgain, directoryStore, publish, readBuild, rollback } from 'deployments';
import { mfe } from 'deployments/command';
import type { Manifest } from 'deployments/manifest';
import { type Handler, staticServer } from 'deployments/static-server';
import { fixtures, rootConfig } from './build-fixtures.ts';

export interface Reported {
  readonly type: string;
  readonly kind?: string;
  readonly by?: string;
}

export interface Site {
  /** `http://127.0.0.1:…` */
  readonly origin: string;
  /** The live manifest. */
  readonly live: Manifest;
  /** Reports of browsers from now on, as they arrive. */
  reports(): readonly Reported[];
  /** The script of an exposed module: `script('mfe_page', './first')`; without a module the entry. */
  script(name: string, module?: string): string;
}

export interface RunningSite extends Site {
  /** Publishes and activates a build of the page's package in which texts of its scripts are replaced. */
  deployChanged(...replacements: readonly (readonly [from: string | RegExp, to: string])[]): Promise<Manifest>;
  /** The same as a candidate, for a share of the sessions. */
  tryChanged(
    share: number,
    ...replacements: readonly (readonly [from: string | RegExp, to: string])[]
  ): Promise<Manifest>;
  /** Publishes such a build, and activates it by `mfe activate`, verified in a browser. */
  verifyChanged(
    replacement: readonly [from: string | RegExp, to: string],
    ...args: string[]
  ): Promise<{ exitCode: number; lines: string[] }>;
  /**
   * Publishes `root-config` or a package of the fixture as if it had been built with another version of a library: its text is replaced in
   * all that was built. Answers `NAME@VERSION`.
   */
  upgrade(packageName: string, from: string, to: string): Promise<string>;
  /** Publishes a package of the fixture as it is. Answers `NAME@VERSION`. */
  release(packageName: string): Promise<string>;
  /** The same in the place of another package: under its name, with its declaration. */
  releaseAs(packageName: string, declaredBy: string): Promise<string>;
  /** Publishes root-config with React 18 beside its own, under a patch of its React. Answers `NAME@VERSION`. */
  releaseWith18(patch: string): Promise<string>;
  /** Runs `mfe` on the site's store. */
  run(...args: string[]): Promise<{ exitCode: number; lines: string[] }>;
  /** Runs `mfe judge` with these arguments. @returns its output and exit code */
  judge(...args: string[]): Promise<{ exitCode: number; lines: string[] }>;
  /** Takes the page's package back to what it was. */
  rollBack(): Promise<Manifest>;
  /** Runs `mfe settings --offline off`. */
  switchOfflineOff(): Promise<void>;
  /** Answers instead of the site while it says true; undefined ends that. */
  interfere(handler: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined): void;
  close(): Promise<void>;
}

/** The version of React that everything is built with, and a later patch of it. */
export const REACT: string = createRequire(import.meta.url)('react/package.json').version;
export const PATCH = laterPatch(1);

/** The version of a patch of React, so many later than the installed one. */
export function laterPatch(more: number): string {
  return REACT.replace(/\d+$/, (number) => `${Number(number) + more}`);
}

/** Of brotli: a test's browser is on the same machine, and a site is made for each test that changes it. */
const QUALITY = 1;

/** Publishes the built packages into a store of its own and serves it; `extra` answers what neither store nor fixture has. */
export async function startSite(extra: Handler = notFound): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
  const store = directoryStore(folder);
  const builds = [rootConfig, ...['page', 'mfe-widgets', 'shell'].map((name) => join(fixtures, name))];
  const published = await Promise.all(builds.map((build) => publish(store, readBuild(build), { quality: QUALITY })));
  const live = await activate(
    store,
    published.map(({ publication }) => publication),
    { now: () => '2026-11-21T10:00:00.000Z', development: true },
  );
  const listeners: Reported[][] = [];
  const monitoring = (line: string) => {
    for (const reported of listeners) reported.push(...JSON.parse(line).events);
  };
  const serve = staticServer({ store: folder, api: (request, response) => api(request, response, extra), monitoring });
  let interference: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  const server = createServer((request, response) => {
    if (!interference?.(request, response)) serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function run(...args: string[]) {
    const lines: string[] = [];
    const exitCode = await mfe([...args, '--store', folder, '--development'], (line) => lines.push(line));
    return { exitCode, lines };
  }

  async function publishCopy(packageName: string, { from = '', to = '', declaredBy = packageName, with18 = false }) {
    const source = packageName === 'root-config' ? rootConfig : join(fixtures, packageName);
    const copy = await mkdtemp(join(tmpdir(), 'portal-upgrade-'));
    for (const part of ['package.json', 'dist']) await cp(join(source, part), join(copy, part), { recursive: true });
    const declaration = join(fixtures, declaredBy, 'micro-frontend.json');
    if (existsSync(declaration)) await cp(declaration, join(copy, 'micro-frontend.json'));
    if (with18)
      await cp(join(fixtures, 'react-18', 'dist'), join(copy, 'dist', 'sets', 'react-18'), { recursive: true });
    for (const file of from ? await readdir(join(copy, 'dist'), { recursive: true }) : []) {
      if (!/\.(js|json)$/.test(file)) continue;
      const path = join(copy, 'dist', file);
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
    }
    // Its weight is checked.
    const { publication } = await publish(store, readBuild(copy), { quality: 10 });
    await rm(copy, { recursive: true });
    return `${publication.name}@${publication.version}`;
  }

  async function publishChanged(replacements: readonly (readonly [from: string | RegExp, to: string])[]) {
    const copy = await mkdtemp(join(tmpdir(), 'portal-fixture-'));
    await cp(join(fixtures, 'page'), copy, {
      recursive: true,
      filter: (source) => !/node_modules|standalone|[\\/]src/.test(source.slice(fixtures.length)),
    });
    const built = join(copy, 'dist', 'portal');
    let isChanged = false;
    for (const file of await readdir(built)) {
      if (!file.endsWith('.js')) continue;
      const text = await readFile(join(built, file), 'utf8');
      const changed = replacements.reduce((all, [from, to]) => all.replaceAll(from, to), text);
      isChanged ||= changed !== text;
      await writeFile(join(built, file), changed);
    }
    if (!isChanged) throw new Error('Nothing was replaced, so that there is no other version.');
    const { publication } = await publish(store, readBuild(copy), { quality: QUALITY });
    await rm(copy, { recursive: true });
    return publication;
  }

  async function activateChanged(
    replacements: Parameters<typeof publishChanged>[0],
    share?: number,
  ): Promise<Manifest> {
    return activate(store, [await publishChanged(replacements)], {
      now: () => '2026-11-21T11:00:00.000Z',
      development: true,
      share,
    });
  }

  return {
    origin,
    live,
    reports() {
      const reported: Reported[] = [];
      listeners.push(reported);
      return reported;
    },
    script(name, module) {
      const deployed = live.microFrontends[name];
      const file = module ? deployed?.modules[module]?.[0] : deployed?.entry;
      if (!deployed || !file) throw new Error(`${name} ${module ?? ''} has no script of its own.`);
      return origin + deployed.base + file;
    },
    deployChanged: (...replacements) => activateChanged(replacements),
    tryChanged: (share, ...replacements) => activateChanged(replacements, share),
    async verifyChanged(replacement, ...args) {
      const { name, version } = await publishChanged([replacement]);
      return run('activate', `${name}@${version}`, '--verify', origin, ...args);
    },
    upgrade: (packageName, from, to) => publishCopy(packageName, { from, to }),
    release: (packageName) => publishCopy(packageName, {}),
    releaseAs: (packageName, declaredBy) =>
      publishCopy(packageName, { from: `mfe_${packageName}`, to: `mfe_${declaredBy}`, declaredBy }),
    releaseWith18: (patch) => publishCopy('root-config', { from: REACT, to: patch, with18: true }),
    run,
    judge: (...args) => run('judge', '--metrics', `${origin}/metrics`, ...args),
    rollBack: () => rollback(store, ['mfe_page'], { now: () => '2026-11-21T12:00:00.000Z', development: true }),
    async switchOfflineOff() {
      await changeSettings(store, (before) => ({ ...before, offline: false }));
      await deriveAgain(store, { development: true });
    },
    interfere(handler) {
      interference = handler;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

/** A store with the fixture's packages, served by the static server on a port of its own. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** The same for tests that deploy again or make the server fail: a site for each. */
export const changing = base.extend<{ site: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: as above
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.close();
  },
});

/** Presses "Try again" until it has helped. The button presses itself too: it may be gone before a slow machine gets to it. */
export async function tryAgain(page: Page, comes: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1_000 });
    await expect(comes).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/**
 * Lets time go on, in steps shorter than a deadline, until something has come by itself: how many of the own tries went by while
 * the fault lasted depends on the machine. The page's clock has to be installed.
 */
export async function inTime(page: Page, comes: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_500);
    await expect(comes).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** The calls with which a session opens, and a foreign host's page. */
function api(request: IncomingMessage, response: ServerResponse, extra: Handler): void {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const json = (value: unknown) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(value));
  };
  if (path === '/generic/session/getToken.html') {
    json({ token: 'refresh' });
  } else if (path === '/wand2/tokens/getAccessToken') {
    json({ access_token: 'access', expires_in: 600, token_type: 'bearer' });
  } else if (path === '/login') {
    response.writeHead(303, { Location: '/' }).end();
  } else if (path === '/legacy.html') {
    response.setHeader('Content-Type', 'text/html');
    response.end(LEGACY_PAGE);
  } else if (path === '/foreign.html') {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><main id="place"></main>');
  } else {
    extra(request, response);
  }
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 404;
  response.end();
}

const LEGACY_PAGE = `<!doctype html><html><head><style>
* { box-sizing: content-box; letter-spacing: 2px; }
div { border: 3px solid red; padding: 9px; }
button { background: green !important; font-size: 40px; }
</style>
<script>
Object.prototype.isEmpty = function () { return Object.keys(this).length === 0; };
Array.prototype.last = function () { return this[this.length - 1]; };
String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, ''); };
window.$ = function () { return 'legacy'; };
window.before = Object.keys(window);
</script></head>
<body><h1 style="color: navy">Legacy page</h1><div id="shell">Box</div>
<script src="/embed.js"></script>
</body></html>`;
