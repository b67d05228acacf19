import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { walkBySeed } from '../../walks/random-walks.ts';
import { serveForWalks } from '../../walks/walked-portal.ts';

/** Milliseconds for new walks; one that fails takes as long again until it is short. */
const WALKS_MS = 240_000;

test('a person at random loses nothing, and every page says the same about it', async ({ browser }) => {
  const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'soak');
  const portal = await serveForWalks();
  try {
    const until = Date.now() + WALKS_MS;
    while (Date.now() < until) {
      const seed = Math.floor(Math.random() * 2 ** 31);
      expect(await walkBySeed({ browser, portal, folder }, seed)).toBeUndefined();
    }
  } finally {
    await portal.close();
  }
});
