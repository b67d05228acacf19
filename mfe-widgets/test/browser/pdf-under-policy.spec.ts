import { storybook } from '../build-storybook.ts';
import { serveFolder } from './serve-folder.ts';
import { expect, test } from './storybook.ts';

/**
 * The portal page's policy for scripts and workers (`platform/deployments/src/page/page.ts`). Styles are left to Storybook, and `default`
 * is for the HTML that Storybook writes (below).
 */
const POLICY = [
  "worker-src 'self' blob:",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types portal mfe_widgets default 'allow-duplicates'",
].join('; ');

test.use({ ownPage: true });

test('a PDF is drawn by its worker on a page that enforces Trusted Types (docs: document-viewer#document-viewer, document-viewer#viewer-types, document-viewer#viewer-zoom)', async ({
  page,
}) => {
  const { url, close } = await serveFolder(storybook, { 'content-security-policy': POLICY });
  try {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript|fake worker/i.test(message.text())) refused.push(message.text());
    });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    // Storybook writes its own HTML, which the portal's page does not; URLs of scripts stay as strict as there.
    await page.addInitScript(() => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown };
      };
      trustedTypes.createPolicy('default', { createHTML: (text) => text });
    });
    await page.goto(`${url}/iframe.html?id=files-documentviewer--pdf&viewMode=story`);
    await expect(page.getByText('Signed timesheet')).toBeAttached();
    await expect.poll(() => workers.length).toBe(1);
    expect(refused).toEqual([]);
  } finally {
    close();
  }
});
