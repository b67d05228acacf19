import { expect, type Page } from '@playwright/test';

/**
 * Takes the connection away, and waits until the page feels it: Chromium says that it is done before its network process is, and
 * on a busy machine one more call gets through.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const reaches = () =>
    page.evaluate(() =>
      fetch('/deployments.json', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(reaches).toBe(false);
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
}
