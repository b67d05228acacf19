import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { onFreePort, runService } from 'scripts/process/run-service';
import { expect, test } from '../../setup/portal-test.ts';
import { code, codeIn, email, phone, press, title } from '../../setup/recovery/recovery-page.ts';

/** `<recovery-options>` in small applications of other teams' frameworks (docs/guides/your-stack.md), each installed and built as theirs. */

const STACKS = ['react', 'react-component', 'vue', 'angular', 'svelte'] as const;
/** Those whose server writes the page. */
const SERVERS = ['react-server', 'php', 'thymeleaf'] as const;
const stacks = join(import.meta.dirname, '..', '..', 'stacks');
/** The component that other teams copy. */
const COMPONENT = join(import.meta.dirname, '..', '..', '..', 'mfe-recovery', 'embedding', 'react');

/** Copies an application out of the repository and installs what it needs. @returns its folder, or why the registry did not have it */
function installed(stack: string): { readonly folder: string } | { readonly missing: string } {
  const folder = mkdtempSync(join(tmpdir(), `stack-${stack}-`));
  cpSync(join(stacks, stack), folder, { recursive: true });
  if (stack === 'react-component') cpSync(COMPONENT, join(folder, 'portal-recovery-react'), { recursive: true });
  const words = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return { folder };
  rmSync(folder, { recursive: true, force: true });
  return { missing: stderr };
}

function build(folder: string): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--if-present'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
}

/** Installs and builds one that is a script of a page. @returns the script, or why the registry did not have it */
function built(stack: string): { readonly script: string } | { readonly missing: string } {
  const app = installed(stack);
  if ('missing' in app) return app;
  try {
    build(app.folder);
    return { script: readFileSync(join(app.folder, 'page.js'), 'utf8') };
  } finally {
    rmSync(app.folder, { recursive: true, force: true });
  }
}

for (const stack of STACKS)
  test(`a page of ${stack} with the element is walked to the end, and hears what was verified`, async ({
    page,
    signIn,
    outbox,
    complaints,
  }) => {
    const app = built(stack);
    test.skip('missing' in app, 'missing' in app ? `The registry did not answer: ${app.missing}` : '');
    if ('missing' in app) return;
    await page.route('**/legacy/stack.js', (route) =>
      route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: app.script }),
    );
    await page.route('**/legacy/stack.html', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<!doctype html><html lang="en"><title>Theirs</title><div id="app"></div><script src="/embed.js" async></script><script src="/legacy/stack.js"></script></html>',
      }),
    );
    await signIn('worker');
    await page.goto('/legacy/stack.html');
    await expect(page.getByText('Verified: nothing')).toBeVisible();
    await email(page).fill('walk@example.com');
    await phone(page).fill('2133734253');
    await press(page, 'Continue');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await code(page).fill(codeIn((await outbox('walk@example.com'))[0]));
    await expect(title(page, 'Register Mobile')).toBeVisible();
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await code(page).fill(codeIn((await outbox('+12133734253'))[0]));
    await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
    await page.getByRole('button', { name: /Continue to/ }).click();
    await expect(page.getByText('Verified: email,phone')).toBeVisible();
    // A second code would have made the first one useless.
    expect((await outbox('walk@example.com')).filter((one) => codeIn(one) !== '')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

/** Runs the server of an application, and shows its pages below the portal's origin, where a proxy would put them. */
async function serveBehindPortal(page: Page, folder: string): Promise<() => Promise<void>> {
  let origin = '';
  const service = await onFreePort((port) => {
    origin = `http://localhost:${port}`;
    return runService({
      name: folder,
      command: 'npm',
      args: ['run', 'serve'],
      cwd: folder,
      env: { PORT: `${port}` },
      ready: async () => (await fetch(origin)).ok,
    });
  });
  const pass = async (path: string) => {
    const answer = await fetch(origin + path);
    return { contentType: answer.headers.get('content-type') ?? '', body: await answer.text() };
  };
  await page.route('**/legacy/theirs.html*', async (route) =>
    route.fulfill(await pass(`/${new URL(route.request().url()).search}`)),
  );
  await page.route('**/legacy/browser.js', async (route) => route.fulfill(await pass('/browser.js')));
  return () => service.close();
}

const HOSTILE = '/legacy/home.jsp?x="><img src=x onerror=document.title=1>&\'{{7*7}}<?=1?>${7*7}';

for (const stack of SERVERS)
  test(`a page that ${stack} writes is walked to the end, and goes where the request says, whatever is in it`, async ({
    page,
    signIn,
    outbox,
    complaints,
  }) => {
    test.skip(stack === 'php' && spawnSync('php', ['-v']).status !== 0, 'php-cli missing on this machine');
    const app = installed(stack);
    test.skip('missing' in app, 'missing' in app ? `The registry did not answer: ${app.missing}` : '');
    if ('missing' in app) return;
    build(app.folder);
    const close = await serveBehindPortal(page, app.folder);
    try {
      await signIn('worker');
      await page.goto(`/legacy/theirs.html?next=${encodeURIComponent(HOSTILE)}`);
      const dialog = page.getByRole('dialog', { name: 'Password Recovery Registration' });
      await expect(dialog).toBeVisible();
      expect(await page.locator('recovery-options').getAttribute('redirect-url')).toBe(HOSTILE);
      expect([await page.locator('img').count(), await page.title()]).toEqual([0, 'Theirs']);
      await expect(page.locator('recovery-options')).toHaveCount(1);

      await page.goto('/legacy/theirs.html?next=%2Flegacy%2Fhome.jsp%23top');
      await email(page).fill('served@example.com');
      await press(page, 'Continue');
      await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
      await code(page).fill(codeIn((await outbox('served@example.com'))[0]));
      await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
      await page.getByRole('button', { name: /continue/i }).click();
      await page.waitForURL('**/legacy/home.jsp#top');
      // A second code would have made the first one useless.
      expect((await outbox('served@example.com')).filter((one) => codeIn(one) !== '')).toHaveLength(1);
      expect(complaints).toEqual([]);
    } finally {
      await close();
      rmSync(app.folder, { recursive: true, force: true });
    }
  });

for (const [stack, file] of [
  ['php', 'page.php'],
  ['thymeleaf', 'page.html'],
] as const)
  test(`the guide has the lines of the page that ${stack} writes`, () => {
    const guide = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'guides', 'your-stack.md'), 'utf8');
    const lines = readFileSync(join(stacks, stack, file), 'utf8').split('\n');
    const shown = guide.split('\n').filter((line) => line.includes(stack === 'php' ? '<?=' : 'th:attr="'));
    expect(shown).toHaveLength(1);
    expect(lines).toContain(shown[0]);
  });
