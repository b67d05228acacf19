import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../storybook-static');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Where a story is mounted: in the document, or in a shadow root on a page whose CSS styles everything. */
export type Root = 'document' | 'shadow';
export type Theme = 'light' | 'dark';

export interface Story {
  id: string;
  name: string;
}

/** All stories of the build. */
export function stories(): Story[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Story> };
  return Object.values(index.entries);
}

interface Fixtures {
  story: (id: string, options?: { root?: Root; theme?: Theme }) => Promise<Page>;
}

export const test = base.extend<Fixtures, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const server = createServer((request, response) => {
        const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
        readFile(join(folder, path)).then(
          (body) =>
            response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body),
          () => response.writeHead(404).end(),
        );
      });
      await new Promise<void>((resolve) => {
        server.listen(0, resolve);
      });
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  story: async ({ page, address }, use) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/404|^The options of a filter could not|^A search failed/.test(message.text()))
        failures.push(message.text());
    });
    await use(async (id, { root = 'document', theme = 'light' } = {}) => {
      await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};root:${root}`);
      await page.locator('.portal-root > *').first().waitFor({ state: 'attached' });
      return page;
    });
    expect(failures).toEqual([]);
  },
});

export { expect };
