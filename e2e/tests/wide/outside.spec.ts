import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packedPackages, plainPackages } from '../../../platform/scripts/src/pack/packed-packages.ts';
import { emptyFolder } from '../../outside/empty-folder.ts';
import { expect, signInAs, test } from '../../setup/portal-test.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { serve } from '../../setup/served.ts';

const repository = join(import.meta.dirname, '..', '..', '..');

test('a team outside of the repository: packed packages, plain npm, an empty folder; five commands to a live page', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-outside-'));
  const store = join(folder, 'store');
  await cp(liveStore, store, { recursive: true });
  const served = await serve([], { TEST_STORE: store });
  try {
    const empty = await emptyFolder(folder);
    const portal = { PORTAL: served.url };
    const shown = join(empty.path, 'mfe-notes', 'src', 'ui', 'page.tsx');
    const done = async (line: string, below?: string, env?: Readonly<Record<string, string>>) => {
      const { code, output } = await empty.run(line, env, below);
      expect(code, output).toBe(0);
      return output;
    };

    const started = performance.now();
    const described = await readFile(join(repository, 'platform', 'deployments', 'package.json'), 'utf8');
    const { version: packed } = JSON.parse(described) as { version: string };
    const mfe = `npm exec --yes --package=${empty.packages}/deployments-${packed}.tgz -- mfe`;
    await done(`${mfe} new mfe-notes --route /notes --packages ${empty.packages}`);
    expect(await done('npm test', 'mfe-notes')).toMatch(/Tests: +7 passed/);
    const published = await done(`npx mfe publish . --build --store ${store}`, 'mfe-notes');
    const version = /mfe_notes@\S+/.exec(published)?.[0];
    expect(await done(`npx mfe check ${version} --store ${store}`, 'mfe-notes')).toContain(
      'Nothing speaks against it.',
    );
    await done(`npx mfe activate ${version} --development --store ${store}`, 'mfe-notes');
    const seconds = (performance.now() - started) / 1000;
    // A figure to read: on a busy machine it says more of the machine than of the commands.
    console.log(`From nothing to live outside of the repository: ${seconds.toFixed(0)} s.`);

    const dev = await empty.start(`npx mfe dev --portal ${served.url}`, /http\S+override=\S+/, 'mfe-notes');
    try {
      const PORTAL_OVERRIDE = new URL(dev.found).searchParams.get('override') ?? '';
      await done('npm run test:browser', 'mfe-notes', { ...portal, PORTAL_OVERRIDE });

      // A build that fails says so on the page, and goes when it is mended.
      await signInAs(page, 'worker', '/', served.url);
      await page.goto(dev.found);
      await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
      const source = await readFile(shown, 'utf8');
      await writeFile(shown, source.replace('return (', 'return (('));
      const failed = page.getByRole('alert').filter({ hasText: 'The build failed' });
      await expect(failed).toContainText('./src/ui/page.tsx');
      await writeFile(shown, source);
      await expect(failed).toHaveCount(0);
    } finally {
      await dev.end();
    }
    await done('npm run test:browser', 'mfe-notes', portal);
    await signInAs(page, 'worker', '/#/notes', served.url);
    await page.goto(`${served.url}/#/notes`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();

    await test.step('types of the widgets are checked', async () => {
      const source = await readFile(shown, 'utf8');
      await writeFile(
        shown,
        `import { Button } from 'mfe_widgets/button';\nexport const wrong = <Button unknown={1}>Go</Button>;\n${source}`,
      );
      const { code, output } = await empty.run('npm test', {}, 'mfe-notes');
      expect([code, output]).toEqual([expect.any(Number), expect.stringContaining("'unknown' does not exist")]);
      expect(code).not.toBe(0);
      await writeFile(shown, source);
    });

    await test.step('a host that is not ours compiles with the packed types', async () => {
      const host = join(empty.path, 'mfe-notes', 'host');
      const hosts = join(repository, 'e2e', 'foreign-hosts');
      await mkdir(host);
      for (const file of ['theirs.ts', 'remotes.d.ts']) await cp(join(hosts, file), join(host, file));
      const mounting = (more: string) =>
        writeFile(
          join(host, 'main.ts'),
          "import { mount } from 'mfe_timecard/add-time';\nimport { theirProps } from './theirs.ts';\n" +
            `export const shown = mount({ domElement: document.body, ...theirProps${more} });\n`,
        );
      const settings =
        '--ignoreConfig --noEmit --strict --target es2023 --module esnext --moduleResolution bundler --allowImportingTsExtensions --types ""';
      const compiled = () => empty.run(`npx tsc ${settings} host/main.ts host/remotes.d.ts`, {}, 'mfe-notes');
      await mounting('');
      const { code, output } = await compiled();
      expect(code, output).toBe(0);
      await mounting(", getToken: 'a token'");
      expect((await compiled()).output).toContain("Type 'string' is not assignable to type '(refused?: string");
      await rm(host, { recursive: true });
    });

    await test.step('a build that recorded no contract is refused, with the reason', async () => {
      await rm(join(empty.path, 'mfe-notes', 'node_modules', 'mfe-widgets'), { recursive: true });
      const again = await done(`npx mfe publish . --build --store ${store}`, 'mfe-notes');
      const unknown = /mfe_notes@\S+/.exec(again)?.[0];
      const { code, output } = await empty.run(`npx mfe activate ${unknown} --store ${store}`, {}, 'mfe-notes');
      expect(code).toBe(1);
      expect(output).toContain('imports mfe_widgets/foundation, and its build recorded no contract of it');
    });

    await test.step('a route that somebody has is refused where it is declared', async () => {
      const taken = `${mfe} new mfe-tasks --route /worker/home --portal ${served.url} --packages ${empty.packages}`;
      const { code, output } = await empty.run(taken);
      expect(code).toBe(1);
      expect(output).toContain('The route /worker/home belongs to mfe_timecard already. Choose another.');
    });
  } finally {
    await served.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('publint and are-the-types-wrong find nothing in the packed packages, and each has a size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-packed-'));
  try {
    const pack = join(repository, 'platform', 'scripts', 'src', 'pack.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [pack, '--to', folder, '--check'], {
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
    expect(stdout.match(/^[\w.-]+\.tgz: [\d.]+ kB$/gm)).toHaveLength(
      Object.keys({ ...packedPackages, ...plainPackages }).length,
    );
    console.log(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
