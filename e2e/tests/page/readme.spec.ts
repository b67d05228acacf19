import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildHost } from '../../foreign-hosts/build-host.ts';
import { serveHost } from '../../foreign-hosts/serve.ts';
import { theirSession } from '../../foreign-hosts/their-session.ts';
import { expect, signInAs, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

const repository = join(import.meta.dirname, '..', '..', '..');

/** The README's code block of a language, for a portal at this address. */
async function printedCode(language: string, portal: string): Promise<string> {
  const readme = await readFile(join(repository, 'README.md'), 'utf8');
  const code = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(readme)?.[1];
  if (!code) throw new Error(`README.md has no block of ${language}.`);
  return code.replaceAll('https://portal.example.com', portal);
}

test('the README’s lines for a legacy page work as printed', async ({ page, served, complaints }) => {
  const code = await printedCode('html', served.url);
  await page.route('**/old.jsp', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Old</title><h1>Old page</h1>${code}` }),
  );
  await signInAs(page, 'worker', '/deployments.json');
  await page.goto('/old.jsp');
  const dialog = page.getByRole('dialog', { name: 'Password Recovery Registration' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  expect(complaints).toEqual([]);
});

// `npm test` has an example of such a host: single-spa-host.spec.ts.
test('the README’s lines for a foreign host work as printed', WIDE, async ({ page, served, complaints }) => {
  const folder = join(repository, '.cache', 'test', 'readme-host');
  await mkdir(folder, { recursive: true });
  const entry = join(folder, 'printed.mjs');
  await writeFile(entry, await printedCode('js', served.url));
  await buildHost(join(folder, 'built'), served.url, { entry });
  const host = await serveHost(join(folder, 'built'), served.url, await theirSession(served.url, 'worker'));
  try {
    // The part that the lines leave to the host.
    await page.addInitScript(() => {
      const token = async () => (await fetch('/their-session/token')).text();
      Object.assign(window, { yourSession: { token }, yourRouter: {} });
    });
    await page.goto(host.url);
    await expect(page.getByRole('heading', { name: /^Week of/ })).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await host.close();
  }
});
