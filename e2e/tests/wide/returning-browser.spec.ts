import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signInAs } from '../../setup/portal-test.ts';
import { activateAnother } from '../../setup/releases/activate-another.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { serve } from '../../setup/served.ts';

interface Sent {
  readonly path: string;
  readonly encoding: string | undefined;
  /** With its headers; 0 where the browser did not ask, or its worker did. */
  readonly bytes: number;
}

/** What the page has been sent from now on. */
async function watch(page: Page): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const responses = new Map<string, Pick<Sent, 'path' | 'encoding'>>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const headers = new Headers(response.headers as Record<string, string>);
    const encoding = headers.get('content-encoding') ?? undefined;
    responses.set(requestId, { path: new URL(response.url).pathname, encoding });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) sent.push({ ...response, bytes: encodedDataLength });
  });
  return sent;
}

for (const serviceWorkers of ['block', 'allow'] as const) {
  test(`a returning browser is sent what a release changed, not its files (service worker: ${serviceWorkers})`, async ({
    browser,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-returning-'));
    await cp(liveStore, folder, { recursive: true });
    const served = await serve([], { TEST_STORE: folder });
    const context = await browser.newContext({ baseURL: served.url, serviceWorkers });
    try {
      const page = await context.newPage();
      await signInAs(page, 'worker');
      const home = page.getByRole('heading', { level: 1 });
      await expect(home).toBeVisible();
      if (serviceWorkers === 'allow') {
        const kept = () =>
          page.evaluate(async () => (await (await caches.open('portal.offline')).match('/')) !== undefined);
        await expect.poll(kept, { timeout: 120_000 }).toBe(true);
      }
      // Each release is the next one's dictionary.
      for (const comment of ['One.', 'Two.']) {
        const versions: string[] = [];
        for (const name of ['root-config', 'mfe-widgets', 'mfe-timecard'])
          versions.push(await activateAnother(folder, name, comment));
        const sent = await watch(page);
        await page.reload();
        await expect(home).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const changed = sent.filter(({ path }) => versions.some((version) => path.includes(`/${version}/`)));
        for (const version of versions) expect(changed.some(({ path }) => path.includes(version))).toBe(true);
        // Too small a script is sent as it is.
        const plain = await Promise.all(
          changed.map(async ({ path, encoding }) =>
            encoding === 'dcz' || (await stat(join(folder, path))).size < 512 ? [] : [path, encoding],
          ),
        );
        expect(plain.flat()).toEqual([]);
        const sum = (bytes: readonly number[]) => bytes.reduce((all, one) => all + one, 0);
        const brotli = changed.map(({ path }) =>
          stat(`${join(folder, path)}.br`).catch(() => stat(join(folder, path))),
        );
        expect(sum((await Promise.all(brotli)).map(({ size }) => size))).toBeGreaterThan(150_000);
        // Of each script almost all is the headers of its response.
        expect(sum(changed.map(({ bytes }) => bytes))).toBeLessThan(changed.length * 1000);
      }
    } finally {
      await context.close();
      await served.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
