import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { confinedOutput, confinedSources } from './confined-styles.ts';

const owner = { prefix: 'nt', setsFoundation: false };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function fault(sheet: string, imported = ''): Promise<string> {
  await writeFile(join(folder, 'part.css'), imported);
  const from = join(folder, 'page.css');
  const run = postcss([confinedSources(owner, folder)]).process(sheet, { from });
  return run.then(
    () => '',
    (error: Error) => error.message,
  );
}

test.each([
  [':root { --p-accent: red }', '--p-accent (page.css:1)'],
  ['.portal-root button { color: red }', '.portal-root button (page.css:1)'],
  ['[role="navigation"] { color: red }', '[role="navigation"] (page.css:1)'],
  ['button:not(.x) { color: red }', 'button:not(.x) (page.css:1)'],
  ['@layer foundation { :root { --p-accent: red } }', ':root in @layer foundation (page.css:1)'],
])('%s is rejected with its place', async (sheet, line) => {
  expect(await fault(sheet)).toContain(`\n  ${line}`);
});

test('each fault of an imported sheet is named with its own line', async () => {
  const message = await fault(
    '@import "./part.css" layer(app);\n.nt-page { color: red }',
    '\n\nnav { color: red }\nh1 { color: red }',
  );
  expect(message).toContain(`${join(folder, 'part.css')}:3:1: These styles are not confined to "nt":`);
  expect(message).toContain('\n  nav (part.css:3)\n  h1 (part.css:4)\n');
});

test('a sheet that is imported into the foundation is rejected', async () => {
  expect(await fault('@import "./part.css" layer(foundation);', '.nt-page { color: red }')).toContain(
    '.nt-page in @layer foundation (part.css:1)',
  );
});

test('confined sheets pass, and what is imported is watched', async () => {
  await writeFile(join(folder, 'part.css'), '.nt-page { color: red }');
  const run = postcss([confinedSources(owner, folder), confinedOutput(owner)]);
  const { messages } = await run.process('@import "./part.css";', { from: join(folder, 'page.css') });
  expect(messages).toMatchObject([{ type: 'dependency', file: join(folder, 'part.css') }]);
});

test('rules that a plugin adds are rejected', async () => {
  const reset = postcss([(root: Root) => void root.append('*{margin:0}'), confinedOutput(owner)]);
  await expect(reset.process('', { from: undefined })).rejects.toThrow('\n  * (added by Tailwind)');
});
