/**
 * Measures the cost of the portal's way of loading: the fixture's first page as micro-frontends against the same page in one
 * bundle. `node root-config/test/measure/measure.ts [rounds]` prints medians of per-round ratios.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { portalHost } from 'webpack-preset';
import { buildFixtures, fixtures, rootConfig } from '../browser/build-fixtures.ts';
import { startSite } from '../browser/site.ts';
import { runWebpack } from './run-webpack.ts';

const rounds = Number(process.argv[2] ?? 9);
const LATENCY_MS = 40;
const BYTES_PER_SECOND = (10 * 1000 * 1000) / 8;
const CPU = 4;

interface Load {
  readonly milliseconds: number;
  readonly bytes: number;
  readonly files: number;
  /** Round trips one after the other, the page's own included. */
  readonly depth: number;
}

buildFixtures();
const output = await mkdtemp(join(tmpdir(), 'single-bundle-'));
const single = await buildSingleBundle(output);
const site = await startSite(serveSingleBundle);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
});
try {
  const ways = { single: `${site.origin}/single.html`, portal: `${site.origin}/#/first` };
  const loads: Record<string, { cold: Load; warm: Load }[]> = { single: [], portal: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of Object.entries(ways)) loads[name]?.push(await measure(browser, address));
  }
  report(loads.single ?? [], loads.portal ?? []);
} finally {
  await browser.close();
  await site.close();
  await rm(output, { recursive: true });
}

async function buildSingleBundle(path: string): Promise<Buffer> {
  const [base = {}] = portalHost({ directory: rootConfig, entries: { single: './test/measure/single-bundle.tsx' } })();
  const widgets = join(fixtures, 'mfe-widgets', 'src');
  await runWebpack({
    ...base,
    output: { ...base.output, path, filename: 'single.js' },
    resolve: { ...base.resolve, alias: { 'mfe_widgets/counter': join(widgets, 'counter', 'index.ts') } },
  });
  return brotliCompressSync(await readFile(join(path, 'single.js')));
}

function serveSingleBundle(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith('/single.html')) {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      '<!doctype html><head><script defer src="/single.js"></script></head><div data-region="header"></div><main data-region="page"></main>',
    );
  } else if (request.url?.startsWith('/single.js')) {
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.end(single);
  } else {
    response.statusCode = 404;
    response.end();
  }
}

async function measure(browser: Browser, address: string): Promise<{ cold: Load; warm: Load }> {
  const context = await browser.newContext();
  try {
    return { cold: await load(await context.newPage(), address), warm: await load(await context.newPage(), address) };
  } finally {
    await context.close();
  }
}

async function load(page: Page, address: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const requests = new Map<string, { start: number; end: number; bytes: number; isCode: boolean }>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    requests.set(requestId, {
      start: timestamp,
      end: Infinity,
      bytes: 0,
      isCode: type === 'Script' || type === 'Document',
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: timestamp, bytes: encodedDataLength });
  });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Count 0' }).waitFor();
  const milliseconds = performance.now() - began;
  const code = [...requests.values()].filter((request) => request.isCode && request.end < Infinity);
  await page.close();
  return {
    milliseconds,
    bytes: code.reduce((sum, request) => sum + request.bytes, 0),
    files: code.length,
    depth: depthOf(code),
  };
}

/** A request stands behind those that had ended before it began. */
function depthOf(requests: readonly { start: number; end: number }[]): number {
  const depths = new Map<object, number>();
  for (const request of [...requests].sort((one, other) => one.start - other.start)) {
    const before = requests.filter((other) => other.end <= request.start).map((other) => depths.get(other) ?? 0);
    depths.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}

function report(single: { cold: Load; warm: Load }[], portal: { cold: Load; warm: Load }[]): void {
  const ratio = (pick: (one: { cold: Load; warm: Load }) => number) =>
    median(portal.map((one, round) => pick(one) / pick(single[round] ?? one)));
  const own = (loads: typeof single, pick: (one: { cold: Load; warm: Load }) => number) => median(loads.map(pick));
  console.table({
    'bytes (brotli)': {
      single: own(single, (one) => one.cold.bytes),
      portal: own(portal, (one) => one.cold.bytes),
      ratio: ratio((one) => one.cold.bytes),
    },
    files: { single: own(single, (one) => one.cold.files), portal: own(portal, (one) => one.cold.files) },
    depth: { single: own(single, (one) => one.cold.depth), portal: own(portal, (one) => one.cold.depth) },
    'cold ms': {
      single: own(single, (one) => one.cold.milliseconds),
      portal: own(portal, (one) => one.cold.milliseconds),
      ratio: ratio((one) => one.cold.milliseconds),
    },
    'warm ms': {
      single: own(single, (one) => one.warm.milliseconds),
      portal: own(portal, (one) => one.warm.milliseconds),
      ratio: ratio((one) => one.warm.milliseconds),
    },
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}
