import { expect } from '@playwright/test';
import { test } from './site.ts';

test('a host that is not ours loads the standalone variant, which finds the widgets by itself (docs: session#base-url)', {
  tag: '@wide',
}, async ({ page, site }) => {
  const base = site.live.microFrontends.mfe_page?.base;
  // Another origin, as a foreign host's page would have, and nothing on it but Module Federation's own container protocol.
  await page.goto(`${site.origin.replace('127.0.0.1', 'localhost')}/foreign.html`);
  await page.evaluate(
    (entry) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = entry;
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      }),
    `${site.origin}${base}standalone/remoteEntry.js`,
  );
  await page.evaluate(async () => {
    const container = (window as unknown as { mfe_page: Container }).mfe_page;
    interface Container {
      init(scope: object): Promise<void>;
      get(module: string): Promise<() => { mount(place: Element | null, context: object): void }>;
    }
    await container.init({});
    const { mount } = (await container.get('./first'))();
    mount(document.querySelector('#place'), { host: 'foreign' });
  });
  await expect(page.getByRole('heading', { name: 'First page' })).toBeVisible();
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
});
