import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../setup/portal-test.ts';
import { code, codeIn, email, phone, press, title } from '../../setup/recovery/recovery-page.ts';

/** `<recovery-options>` in small applications of other teams' frameworks (docs/guides/your-stack.md), each installed and built as theirs. */

const STACKS = ['react', 'vue', 'angular', 'svelte'] as const;
const stacks = join(import.meta.dirname, '..', '..', 'stacks');

/** Installs and builds an application outside of the repository. @returns its script, or why the registry did not have it */
function built(stack: string): { readonly script: string } | { readonly missing: string } {
  const folder = mkdtempSync(join(tmpdir(), `stack-${stack}-`));
  try {
    cpSync(join(stacks, stack), folder, { recursive: true });
    const run = (...words: string[]) => spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
    const installed = run('install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts');
    if (installed.status !== 0) return { missing: installed.stderr };
    const { status, stdout, stderr } = run('run', 'build');
    expect(status, `${stdout}${stderr}`).toBe(0);
    return { script: readFileSync(join(folder, 'page.js'), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
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
