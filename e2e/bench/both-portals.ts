import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { renderPage } from 'deployments';
import { startPortal } from 'scripts/portal';
import { BROTLI_QUALITY } from '../../platform/scripts/src/deployment/deploy-packages.ts';
import { type Front, type Side, startFronts } from './front.ts';
import { buildSingleBundle } from './single-bundle.ts';

export interface BenchOptions {
  /** A store with everything activated. */
  readonly store: string;
  /** A folder that may be filled and emptied. */
  readonly folder: string;
  readonly rounds: number;
  readonly chromium: string | undefined;
  readonly front: Front;
  /** A tenth of what takes long, to try it out. */
  readonly isFast: boolean;
  readonly say: (line: string) => void;
}

export interface BothPortals {
  readonly browser: Browser;
  /** Origins of the two portals. */
  readonly sides: Readonly<Record<Side, string>>;
}

/** Sides in the order in which a round measures them: interleaved, each first in turn, so that the machine's moods fall on both alike. */
export function orderOf(round: number): readonly Side[] {
  return round % 2 ? ['single', 'federated'] : ['federated', 'single'];
}

interface BothOptions {
  /** The micro-frontends of the single bundle; those of a worker's pages where they are not said. */
  readonly pages?: readonly string[];
  /** Puts what is measured into the database of either. */
  readonly prepare?: (portal: Awaited<ReturnType<typeof startPortal>>) => Promise<void>;
  /** False where more is asked for than a person asks for. */
  readonly rateLimits?: boolean;
}

/** Starts the federated portal and, beside it, one that serves the single bundles; ends both. */
export async function withBothPortals<T>(
  { store, folder, chromium: executablePath, front, say }: BenchOptions,
  measure: (portals: BothPortals) => Promise<T>,
  { pages, prepare = async () => undefined, rateLimits = true }: BothOptions = {},
): Promise<T> {
  say('Building the single bundle …');
  const single = join(folder, 'single');
  await singleStore(single, pages);
  const of = { port: 0, dataDir: 'memory', logLevel: 'error', rateLimits } as const;
  const federated = await startPortal({ ...of, store });
  const peer = await startPortal({ ...of, store: single });
  const fronts = await startFronts(front, {
    federated: { url: federated.url, store },
    single: { url: peer.url, store: single },
  });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      ...fronts.browserArguments,
    ],
  });
  try {
    for (const portal of [federated, peer]) await prepare(portal);
    return await measure({ browser, sides: fronts.urls });
  } finally {
    await browser.close();
    await fronts.close();
    await peer.close();
    await federated.close();
  }
}

/** A store that holds nothing but the single bundle, behind the very page that the federated portal has. */
async function singleStore(folder: string, pages: readonly string[] | undefined): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const script = await buildSingleBundle(folder, pages);
  const bytes = await readFile(join(folder, 'dist', script));
  const base = '/mfe/single/1/';
  await mkdir(join(folder, base), { recursive: true });
  await cp(join(folder, 'dist'), join(folder, base), { recursive: true });
  for (const file of await readdir(join(folder, base))) {
    if (!file.endsWith('.js')) continue;
    await writeFile(join(folder, base, `${file}.br`), compressed(await readFile(join(folder, base, file))));
  }
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const page = renderPage({
    schemaVersion: 1,
    revision: 1,
    activatedAt: new Date(0).toISOString(),
    root: {
      version: '1',
      base,
      portal: script,
      embed: script,
      files: { [script]: { integrity, bytes: bytes.length } },
    },
    microFrontends: {},
  });
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'index.html.br'), compressed(Buffer.from(page)));
}

/** As the federated portal's files are. */
function compressed(bytes: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}
