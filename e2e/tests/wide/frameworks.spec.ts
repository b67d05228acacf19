import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmptyFolder, emptyFolder } from '../../outside/empty-folder.ts';
import { expect, signInAs, test } from '../../setup/portal-test.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { serve } from '../../setup/served.ts';

/** Micro-frontends of other frameworks and bundlers: Vue with Vite, Svelte with Rspack, by the same commands to a live page. */

const repository = join(import.meta.dirname, '..', '..', '..');

const FRAMEWORKS = [
  {
    folder: 'vue',
    path: '/outside/vue',
    heading: 'Written in Vue',
    colour: 'rgb(0, 128, 96)',
    source: 'src/ui/page.vue',
    /** In its script: something of the page's own code. */
    own: 'Pressed ',
    /** What breaks it, and what its bundler then says. */
    mistake: ["from 'vue'", "from 'vue", 'src/ui/page.vue'],
  },
  {
    folder: 'svelte',
    path: '/outside/svelte',
    heading: 'Written in Svelte',
    colour: 'rgb(160, 48, 0)',
    source: 'src/ui/page.svelte',
    own: '.click=()=>',
    mistake: ['</button>', '{#if</button>', 'src/ui/page.svelte'],
  },
] as const;

/** Copies one of them out of the repository and installs it with the packed packages. @returns why it cannot, if no registry answers */
async function install(empty: EmptyFolder, folder: string): Promise<string | undefined> {
  const place = join(empty.path, folder);
  await cp(join(repository, 'e2e', 'outside', folder), place, { recursive: true });
  const described = JSON.parse(await readFile(join(place, 'package.json'), 'utf8')) as {
    version: string;
    devDependencies: Record<string, string>;
  };
  for (const name of ['deployments', 'webpack-preset']) {
    const { version } = JSON.parse(await readFile(join(repository, 'platform', name, 'package.json'), 'utf8')) as {
      version: string;
    };
    described.devDependencies[name] = `file:${empty.packages}/${name}-${version}.tgz`;
  }
  await writeFile(join(place, 'package.json'), JSON.stringify(described, undefined, 2));
  const { code, output } = await empty.run('npm install --no-audit --no-fund', {}, folder);
  if (code === 0) return undefined;
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|E404|ENETUNREACH/.test(output)) return output.slice(0, 200);
  throw new Error(output);
}

/** The position after a text in the script of a version, as a browser says it: `entry.0123abcd.js:3:456`. */
async function positionAfter(text: string, folder: string): Promise<string> {
  const script = (await readdir(folder)).find((file) => file.endsWith('.js')) ?? '';
  const [before = ''] = (await readFile(join(folder, script), 'utf8')).split(text, 1);
  const lines = `${before}${text}`.split('\n');
  return `${script}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** Replaces a file at once, as an editor does: a bundler would build an empty one, which Svelte takes for a page without content. */
async function replace(file: string, text: string, written: string): Promise<void> {
  await writeFile(written, text);
  await rename(written, file);
}

test('a team with Vue and Vite, and one with Svelte and Rspack, publish by the same commands', async ({ page }) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-frameworks-'));
  const store = join(folder, 'store');
  await cp(liveStore, store, { recursive: true });
  const served = await serve([], { TEST_STORE: store });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  try {
    const empty = await emptyFolder(folder);
    for (const { folder: name, own } of FRAMEWORKS) {
      const missing = await install(empty, name);
      test.skip(missing !== undefined, `The registry does not answer: ${missing}`);
      const done = async (line: string) => {
        const { code, output } = await empty.run(line, {}, name);
        expect(code, output).toBe(0);
        return output;
      };
      const published = await done(`npx mfe publish . --build --store ${store}`);
      const version = /mfe_outside_\S+@\S+/.exec(published)?.[0] ?? '';
      const position = await positionAfter(own, join(store, 'mfe', ...version.split('@')));
      expect(await done(`npx mfe where ${version} ${position} --store ${store}`)).toContain(`page.${name}:`);
      expect(await done(`npx mfe check ${version} --store ${store}`)).toContain('Nothing speaks against it.');
      await done(`npx mfe activate ${version} --development --store ${store}`);
    }
    await signInAs(page, 'worker', '/', served.url);
    for (const { path, heading, colour } of FRAMEWORKS) {
      await page.goto(`${served.url}/#${path}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const more = page.getByRole('button', { name: 'Pressed 0 times' });
      await expect(more).toHaveCSS('background-color', colour);
      await more.click();
      await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    }
    expect(await empty.run(`npx mfe doctor --development --store ${store}`, {}, 'vue')).toMatchObject({ code: 0 });
    expect(await empty.run(`npx mfe doctor ${served.url}`, {}, 'svelte')).toMatchObject({ code: 0 });
    // What one leaves, its styles too, is gone with it.
    await page.goto(`${served.url}/#/worker/home`);
    await expect(page.getByRole('heading', { level: 1, name: 'Written in Svelte' })).toHaveCount(0);
    const isKept = () =>
      page.evaluate(() =>
        document.adoptedStyleSheets.some((sheet) =>
          [...sheet.cssRules].some(({ cssText }) => cssText.includes('outside-')),
        ),
      );
    await expect.poll(isKept).toBe(false);
    expect(complaints.filter((one) => /Content Security Policy|Trusted ?Type/.test(one))).toEqual([]);

    for (const { folder: name, source, heading, mistake } of FRAMEWORKS)
      await test.step(`the sources of ${name} stand in for the live version, and errors are told`, async () => {
        const dev = await empty.start(`npx mfe dev --portal ${served.url}`, /http\S+override=\S+/, name);
        try {
          await page.goto(dev.found);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.getByText(/^Overridden here: mfe_outside_/)).toBeVisible();
          const file = join(empty.path, name, source);
          const text = await readFile(file, 'utf8');
          const edit = (edited: string) => replace(file, edited, join(empty.path, 'edited'));
          await edit(text.replace(heading, 'Edited'));
          await expect(page.getByRole('heading', { level: 1, name: 'Edited' })).toBeVisible();
          const failed = page.getByRole('alert').filter({ hasText: 'The build failed' });
          await edit(text.replace(mistake[0], mistake[1]));
          await expect(failed).toContainText(mistake[2]);
          await expect(page.getByRole('heading', { level: 1, name: 'Edited' })).toBeVisible();
          await edit(text);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(failed).toHaveCount(0);
        } finally {
          await dev.end();
        }
        await page.goto(`${served.url}/?override=`);
        await expect(page.getByText(/^Overridden here/)).toHaveCount(0);
      });

    await test.step('styles that could affect others are refused where they are built', async () => {
      const shown = join(empty.path, 'vue', 'src', 'ui', 'page.vue');
      const source = await readFile(shown, 'utf8');
      await writeFile(shown, `${source}\n<style>\nbutton { color: red }\n</style>\n`);
      const { code, output } = await empty.run('npm run build', {}, 'vue');
      expect([code, output]).toEqual([1, expect.stringContaining('button')]);
    });
  } finally {
    await served.close();
    await rm(folder, { recursive: true, force: true });
  }
});
