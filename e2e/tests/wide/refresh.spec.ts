import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { activate, directoryStore, publish, readBuild } from 'deployments';
import { expect, signInAs, test } from '../../setup/portal-test.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { serve } from '../../setup/served.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const command = join(repository, 'platform', 'deployments', 'src', 'command', 'main.ts');

const FILES = {
  'package.json': JSON.stringify({
    name: 'mfe-notes',
    version: '1.0.0',
    type: 'module',
    scripts: { build: 'webpack', dev: 'webpack serve' },
  }),
  'micro-frontend.json': JSON.stringify({
    name: 'mfe_notes',
    applications: [{ name: 'notes', region: 'page', module: './app', routes: [{ path: '/notes' }] }],
  }),
  'webpack.config.ts':
    "import { microFrontend } from 'webpack-preset';\n" +
    'export default microFrontend({ directory: import.meta.dirname, standalone: false });\n',
  'src/mount/app.tsx': `import { registerTexts } from 'shared-session';
import { reactLifeCycles } from 'shared-session/micro-frontend';
import { pagesView } from 'shared-session/routing';
import { texts } from '../texts/en-US.ts';
import { Page } from '../ui/page.tsx';
registerTexts(texts);
export const { bootstrap, mount, update, unmount } = reactLifeCycles(pagesView([{ path: '/notes', component: Page }]), { styles: [] });
`,
  'src/ui/page.tsx': `import { useState } from 'react';
import { useText } from 'shared-session';
import { counted } from '../domain/counted.ts';
export function Page() {
  const t = useText();
  const [count, setCount] = useState(0);
  return (
    <section>
      <h1>Notes</h1>
      <label>Note <input /></label>
      <button type="button" onClick={() => setCount(count + 1)}>Count</button>
      <p>{counted(count)}</p>
      <p>{t('LBL_NOTES_HINT', { count })}</p>
    </section>
  );
}
`,
  'src/texts/en-US.ts':
    "export const texts = { LBL_NOTES_HINT_one: 'One is counted.', LBL_NOTES_HINT_other: '{{count}} are counted.' };\n",
  'src/domain/counted.ts': 'export const counted = (count: number) => `${count} notes`;\n',
};

/** Serves a package's sources for a portal. @returns the link that shows them there, and a function that ends it */
async function develop(folder: string, portal: string): Promise<{ link: string; end(): Promise<void> }> {
  const server: ChildProcess = spawn(process.execPath, [command, 'dev', folder, '--portal', portal], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    const [link] = /http\S+override=\S+#\S+/.exec(line) ?? [];
    if (!link) continue;
    server.stdout?.resume();
    return {
      link,
      async end() {
        server.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('"mfe dev" ended before it served anything.');
}

test('"mfe dev" keeps what was typed and counted over an edit, and over a build that failed', async ({ page }) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'portal-refresh-'));
  const notes = join(folder, 'mfe-notes');
  const edit = async (path: string, from: string, to: string) => {
    const text = await readFile(join(notes, path), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(notes, path), text.replace(from, to));
  };
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    for (const [path, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(notes, path)), { recursive: true });
      await writeFile(join(notes, path), text);
    }
    await symlink(join(repository, 'mfe-expenses', 'node_modules'), join(notes, 'node_modules'));
    execFileSync(join(notes, 'node_modules', '.bin', 'webpack'), { cwd: notes, stdio: 'inherit' });
    await cp(liveStore, join(folder, 'store'), { recursive: true });
    const store = directoryStore(join(folder, 'store'));
    const { publication } = await publish(store, readBuild(notes), { quality: 1 });
    await activate(store, [publication], { now: () => new Date().toISOString(), development: true });
    const served = await serve([], { TEST_STORE: join(folder, 'store') });
    ends.unshift(() => served.close());
    const dev = await develop(notes, served.url);
    ends.unshift(() => dev.end());

    await signInAs(page, 'worker', '/', served.url);
    await page.goto(dev.link);
    const note = page.getByLabel('Note');
    const shown = (heading: string, count: string) =>
      Promise.all([
        expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
        expect(page.getByText(count, { exact: true })).toBeVisible(),
      ]);
    await shown('Notes', '0 notes');
    await note.fill('Typed before the edit');
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await shown('Notes', '2 notes');

    await test.step('an edit of the component', async () => {
      await edit('src/ui/page.tsx', '<h1>Notes</h1>', '<h1>Edited</h1>');
      await shown('Edited', '2 notes');
      await expect(note).toHaveValue('Typed before the edit');
    });
    await test.step('an edit of what it imports', async () => {
      await edit('src/domain/counted.ts', 'notes`', 'lines`');
      await shown('Edited', '2 lines');
      await expect(note).toHaveValue('Typed before the edit');
    });
    await test.step('an edit of a text', async () => {
      await expect(page.getByText('2 are counted.')).toBeVisible();
      await edit('src/texts/en-US.ts', '{{count}} are counted.', '{{count}} were counted.');
      await expect(page.getByText('2 were counted.')).toBeVisible();
      await expect(note).toHaveValue('Typed before the edit');
    });
    await test.step('a build that fails, and is mended', async () => {
      await edit('src/ui/page.tsx', '<section>', '<section');
      const failed = page.getByRole('alert').filter({ hasText: 'The build failed' });
      await expect(failed).toContainText('./src/ui/page.tsx');
      await edit('src/ui/page.tsx', '<section\n', '<section>\n');
      await edit('src/ui/page.tsx', '<h1>Edited</h1>', '<h1>Mended</h1>');
      await shown('Mended', '2 lines');
      await expect(failed).toHaveCount(0);
      await expect(note).toHaveValue('Typed before the edit');
    });
    await test.step('other hooks start anew, without loading the page again', async () => {
      await edit('src/ui/page.tsx', 'useState(0);', 'useState(5);');
      await shown('Mended', '5 lines');
      await expect(note).toHaveValue('');
    });
    await test.step('what no component takes loads the page again', async () => {
      await edit(
        'src/mount/app.tsx',
        "path: '/notes', component: Page",
        "path: '/notes', component: () => <h1>Anew</h1>",
      );
      await expect(page.getByRole('heading', { level: 1, name: 'Anew' })).toBeVisible();
    });
  } finally {
    for (const end of ends) await end();
  }
});
