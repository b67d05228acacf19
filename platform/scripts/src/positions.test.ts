import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { directoryStore, publish, readBuild } from 'deployments';
import { mfe } from 'deployments/command';
import { repository } from './paths.ts';

const preset = join(repository, 'platform', 'webpack-preset', 'src');

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'positions-'));
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

// Slow: it builds with webpack, source maps included.
test('"mfe where" says where in the sources a position of a published script is', async () => {
  const files = {
    'package.json': JSON.stringify({ name: 'mfe-notes', version: '1.0.0', type: 'module' }),
    'micro-frontend.json': JSON.stringify({
      name: 'mfe_notes',
      applications: [{ name: 'notes', region: 'page', module: './app', routes: [{ path: '/notes' }] }],
    }),
    'webpack.config.ts':
      `import { microFrontend } from ${JSON.stringify(join(preset, 'index.ts'))};\n` +
      'export default () => microFrontend({ directory: import.meta.dirname })().slice(0, 1);\n',
    'src/mount/app.ts':
      "import { fail } from '../fail.ts';\nexport const mount = (place: Element) => fail(place.id);\n",
    'src/fail.ts': [
      'interface Failure {',
      '  readonly id: string;',
      '}',
      'export function fail(id: string): Failure {',
      "  if (id.length > 3) throw new TypeError('broken: ' + id);",
      '  return { id };',
      '}',
      '',
    ].join('\n'),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  const { status, stdout, stderr } = spawnSync(join(preset, '..', 'node_modules', '.bin', 'webpack'), [], {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.any(String)]);

  const folder = join(workspace, 'store');
  const build = readBuild(workspace);
  const { publication } = await publish(directoryStore(folder), build, { quality: 1 });
  const thrown = /TypeError\(.broken: /;
  const script = build.files.find(({ path, bytes }) => path.endsWith('.js') && thrown.test(bytes.toString()));
  const lines = script?.bytes.toString().split('\n') ?? [];
  const line = lines.findIndex((text) => thrown.test(text));
  const position = `${script?.path}:${line + 1}:${(lines[line] ?? '').search(thrown) + 1}`;

  const printed: string[] = [];
  const named = `mfe_notes@${publication.version}`;
  const asked = ['where', named, position, '--store', folder];
  expect(await mfe(asked, (text) => printed.push(text))).toBe(0);
  expect(printed).toEqual([expect.stringMatching(/^src\/fail\.ts:5:\d+$/)]);

  const stack = `TypeError: broken\n    at x (https://portal.example/mfe/mfe_notes/${publication.version}/${position})\n`;
  const { stdout: said } = spawnSync(
    process.execPath,
    [join(repository, 'platform', 'deployments', 'src', 'command', 'main.ts'), 'where', '--store', folder],
    { input: stack, encoding: 'utf8' },
  );
  expect(said).toMatch(/^TypeError: broken\n {4}at x \(src\/fail\.ts:5:\d+\)\n$/);
});
