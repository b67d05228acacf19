import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { staticServer } from 'deployments/static-server';
import { createApi } from 'reference-api';
import type { BenchOptions } from './both-portals.ts';
import { type Figure, figureLines, ratioFigure } from './figure.ts';
import { type Load, load, signedInContext } from './load.ts';
import { buildFederationRuntime } from './peers/federation-runtime/build.ts';
import { buildImportMaps } from './peers/import-maps/build.ts';
import { BASE, writePeerStore } from './peers/peer-store.ts';
import { buildPiral } from './peers/piral/build.ts';
import { buildQiankun } from './peers/qiankun/build.ts';
import { SCREENS } from './peers/sources.ts';
import type { Comparison, Measured } from './report/results.ts';
import { buildSingleBundle } from './single-bundle.ts';

/** The same store file in every peer: what is compared is the way of loading. */
const PEERS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'single bundle': (folder) => singleBundle(folder, ''),
  'single bundle with compile hints': (folder) => singleBundle(folder, '//# allFunctionsCalledOnLoad\n'),
  'import maps': buildImportMaps,
  'Module Federation’s runtime': buildFederationRuntime,
  qiankun: buildQiankun,
  Piral: buildPiral,
};
const OURS = 'ours';

const PAGES = {
  home: { hash: '#/worker/home', usable: 'main .tc-card' },
  'Add Time': {
    hash: '#/worker/time-expense/add-time?reqId=5000',
    usable: 'main input[type="text"]:not([disabled]):not([readonly])',
  },
} as const;

/** What is compared, with the unit and the digits of its words. */
const MEASURES: readonly (readonly [what: string, unit: string, of: (load: Load) => number])[] = [
  ['JavaScript until usable', 'kB', ({ scriptBytes }) => scriptBytes / 1000],
  ['requests of scripts and page', '', ({ requests }) => requests],
  ['waterfall depth', '', ({ depth }) => depth],
  ['first content', 'ms', ({ firstContent }) => firstContent],
  ['usable', 'ms', ({ usable }) => usable],
  ['main thread until usable', 'ms', ({ work }) => work],
];

/** Home and Add Time beside other ways to load the same screens, from the same sources, with the same data from the same API. */
export async function benchPeers({
  store,
  folder,
  rounds,
  chromium: executablePath,
  say,
}: BenchOptions): Promise<Measured> {
  const stores = new Map([[OURS, store]]);
  for (const [name, build] of Object.entries(PEERS)) {
    say(`Building ${name} …`);
    const peer = join(folder, 'peers', name.replace(/\W+/g, '-'));
    await rm(peer, { recursive: true, force: true });
    await build(peer);
    stores.set(name, peer);
  }
  const api = await createApi({ dataDir: 'memory', logLevel: 'error', rateLimits: false, production: false });
  const servers = await Promise.all([...stores].map(([name, path]) => serve(name, path, api.handler)));
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  const taken = new Map<string, Load[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      say(`Round ${round + 1} of ${rounds} …`);
      // Each is first in turn, so that the machine's moods fall on all alike.
      const turn = servers.map((_, at) => servers[(at + round) % servers.length]);
      for (const server of turn) {
        if (!server) continue;
        for (const [page, { hash, usable }] of Object.entries(PAGES)) {
          const context = await signedInContext(browser, server.url);
          const options = { url: `${server.url}/${hash}`, usable, switches: [], throttled: true };
          for (const cache of ['cold', 'warm']) {
            const key = `${page}, ${cache}, ${server.name}`;
            taken.set(key, [...(taken.get(key) ?? []), await load(context, options)]);
          }
          await context.close();
        }
      }
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
    await api.close();
  }
  const measured = comparisons((key) => taken.get(key) ?? []);
  const figures = measured.flatMap(({ what, unit, sides: [ours, ...peers] }): Figure[] =>
    peers.map(({ name, values }) =>
      ratioFigure(`${what}, to ${name}`, { ours: ours?.values ?? [], peer: values }, unit),
    ),
  );
  say(
    `\nHome and Add Time beside other ways to load the same screens: 40 ms, 10 Mbps, CPU 4x; medians of ${rounds} rounds\n`,
  );
  for (const line of figureLines(figures)) say(line);
  // The report draws the sides themselves.
  return { figures: [], comparisons: measured };
}

function comparisons(loadsOf: (key: string) => readonly Load[]): Comparison[] {
  const names = [OURS, ...Object.keys(PEERS)];
  return Object.keys(PAGES).flatMap((page) =>
    ['cold', 'warm'].flatMap((cache) =>
      // Nothing of it travels again when it is warm.
      MEASURES.filter(([, unit]) => cache === 'cold' || unit === 'ms').map(([what, unit, of]) => ({
        what: `${page}, ${cache}: ${what}`,
        unit,
        sides: names.map((name) => ({ name, values: loadsOf(`${page}, ${cache}, ${name}`).map(of) })),
      })),
    ),
  );
}

/** The bundle of `npm run bench load`, of the screens that are compared here. @param hint the first line of its scripts */
async function singleBundle(folder: string, hint: string): Promise<void> {
  const script = await buildSingleBundle(folder, SCREENS, join(folder, BASE));
  const file = join(folder, BASE, script);
  await writeFile(file, hint + (await readFile(file, 'utf8')));
  await writePeerStore(folder, {
    head: `<script defer fetchpriority="high" src="${BASE}${script}"></script>`,
  });
}

async function serve(name: string, store: string, api: Parameters<typeof staticServer>[0]['api']) {
  const server = createServer(staticServer({ store, api }));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    name,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
