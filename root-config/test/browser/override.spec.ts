import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { fixtures, rootConfig } from './build-fixtures.ts';
import { REACT, test } from './site.ts';

/** Starts a package's development server on a free port. @returns where its build is, as the server itself says */
function serve(fixture: string): Promise<{ build: string; server: ChildProcess }> {
  // Not by its name: the package manager's wrapper would outlive the signal that ends it.
  const command = join(rootConfig, 'node_modules', 'webpack', 'bin', 'webpack.js');
  const server = spawn(process.execPath, [command, 'serve'], { cwd: join(fixtures, fixture) });
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (text: Buffer) => {
      output += text;
      const build = /http:\/\/localhost:\d+\/build\.json/.exec(output)?.[0];
      if (build) resolve({ build, server });
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', (code) => reject(new Error(`The development server ended with ${code}:\n${output}`)));
  });
}

test('one micro-frontend comes from a development server, the others as deployed; Reset ends it', async ({
  page,
  site,
}) => {
  const { build, server } = await serve('mfe-widgets');
  const served: string[] = [];
  page.on('request', (request) => served.push(request.url()));
  try {
    await page.goto(`${site.origin}/?override=mfe_widgets@${build}#/first`);
    await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
    await expect(page.getByText('Overridden here: mfe_widgets')).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/#/first`);
    expect(served).toContain(build.replace('build.json', 'entry.js'));
    // The data that Module Federation's devtools read.
    await page.waitForFunction(() => '__FEDERATION__' in window);
    const { moduleInfo, __SHARE__ } = await page.evaluate(() =>
      JSON.parse(JSON.stringify((window as unknown as { __FEDERATION__: object }).__FEDERATION__)),
    );
    expect(moduleInfo.portal.remotesInfo).toMatchObject({
      mfe_widgets: { matchedVersion: 'latest' },
      mfe_page: { matchedVersion: site.live.microFrontends.mfe_page?.version },
    });
    expect(moduleInfo['mfe_widgets:latest'].publicPath).toBe(build.replace('build.json', ''));
    expect(Object.keys(__SHARE__.portal.default.react)).toEqual([REACT]);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
    await expect(page.getByText('Overridden here')).toHaveCount(0);
  } finally {
    server.kill('SIGTERM');
  }
});

test('two overrides at once, one dead and one of another micro-frontend: both are reported, the page is as deployed', async ({
  page,
  site,
}) => {
  const { base } = site.live.microFrontends.mfe_widgets ?? {};
  await page.goto(
    `${site.origin}/?override=mfe_page@http://localhost:9/build.json&override=mfe_fixtureshell@${base}build.json#/first`,
  );
  await expect(page.getByRole('heading', { name: 'First page' })).toBeVisible();
  await expect(page.getByText('Fixture header')).toBeVisible();
  await expect(page.getByText('mfe_page (not reachable), mfe_fixtureshell (not reachable)')).toBeVisible();
});

test('an override to somebody else’s site is ignored', { tag: '@wide' }, async ({ page, site }) => {
  await page.goto(`${site.origin}/?override=mfe_widgets@https://evil.example/build.json#/first`);
  await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
  await expect(page.getByText('Overridden here')).toHaveCount(0);
});
