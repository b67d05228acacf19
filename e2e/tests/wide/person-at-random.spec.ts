import { join } from 'node:path';
import { expect, test } from '../../setup/portal-test.ts';
import { walkBySeed } from '../../walks/random-walks.ts';

/** Milliseconds for new walks; one that fails takes as long again until it is short. */
const WALKS_MS = 240_000;

test('a person at random loses nothing, and every page says the same about it', async ({ browser, served }) => {
  const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'soak');
  const until = Date.now() + WALKS_MS;
  while (Date.now() < until) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    expect(await walkBySeed({ browser, url: served.url, folder }, seed)).toBeUndefined();
  }
});
