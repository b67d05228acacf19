import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../setup/portal-test.ts';

/** Text that stands in the code of each library and nowhere else, minified or not. */
const MARKS: Readonly<Record<string, RegExp>> = {
  'react-dom': /Minified React error #/,
  react:
    /react\.transitional\.element.{0,4000}useSyncExternalStore|__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/s,
  zustand: /\.getInitialState\(\).{0,200}useDebugValue|setState:\w+,getState:\w+,getInitialState/s,
  'the client': /Idempotency-Key/,
};

test('a page holds one React, one zustand and one client, and two micro-frontends use the same widgets', async ({
  page,
  signIn,
}) => {
  const fetched = new Map<string, Promise<string>>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script' || !answer.ok()) return;
    fetched.set(
      new URL(answer.url()).pathname,
      answer.text().catch(() => ''),
    );
  });
  await signIn('worker');
  await page.goto('/');
  await page
    .getByRole('main')
    .getByText(/^add time$/i)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeVisible();
  await page.goto('/#/recovery-options/two-factor-reg/phone-email-setup');
  await expect(page.getByRole('heading', { name: 'Password Recovery Registration' }).first()).toBeVisible();

  const scripts = new Map<string, string>();
  for (const [path, text] of fetched) scripts.set(path, await text);
  for (const [library, mark] of Object.entries(MARKS)) {
    const holders = [...scripts].filter(([, code]) => mark.test(code)).map(([path]) => path);
    expect(holders, `scripts that carry ${library}`).toHaveLength(1);
    expect(holders[0]).toMatch(/^\/mfe\/root\//);
  }
  // The shell, the timecard and the recovery flow stand on one widgets container, each widget loaded once.
  const widgets = [...scripts.keys()].filter((path) => path.startsWith('/mfe/mfe_widgets/'));
  expect(widgets.length).toBeGreaterThan(1);
  expect(widgets.filter((path) => /\/entry\./.test(path))).toHaveLength(1);
  const live = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../.cache/test/store/deployments.json'), 'utf8'),
  );
  const users = (name: string) => Object.values(live.microFrontends[name].uses as Record<string, string[]>).flat();
  const shared = users('mfe_timecard').filter((one) => users('mfe_recovery').includes(one));
  expect(shared).toContain('mfe_widgets/button');
  for (const name of ['mfe_shell', 'mfe_timecard', 'mfe_recovery']) {
    const code = [...scripts]
      .filter(([path]) => path.startsWith(`/mfe/${name}/`))
      .map(([, text]) => text)
      .join('');
    // A widget's own class prefix appears only where the widgets are.
    expect(code, `${name} carries no widget`).not.toMatch(/\bwd:/);
  }
});
