import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './paths.ts';

const json = (...path: string[]) => JSON.parse(readFileSync(join(repository, ...path), 'utf8'));
const { scripts } = json('package.json') as { scripts: Record<string, string> };
const bare = 'node platform/scripts/bare.mjs ';

/** The machine's own Node, which may be 20, reads no TypeScript, and a fresh clone has nothing installed. */
test.each(Object.entries(scripts).filter(([name, command]) => command.startsWith('node ') && name !== 'unit'))(
  'npm run %s installs what it needs first',
  (_name, command) => {
    expect(command.slice(0, bare.length)).toBe(bare);
    const [script = ''] = command.slice(bare.length).split(' ');
    const file = script.includes('/') ? script : join('platform', 'scripts', 'src', `${script}.ts`);
    expect(existsSync(join(repository, file))).toBe(true);
  },
);

const withOwnHelp = ['mfe', 'admin'];
const bareScripts = Object.keys(scripts).filter((name) => scripts[name]?.startsWith(bare) && name !== 'test:all');

test('each script of bare.mjs has a help, and each help a script', () => {
  expect(Object.keys(json('platform', 'scripts', 'usage.json')).sort()).toEqual(
    bareScripts.filter((name) => !withOwnHelp.includes(name)).sort(),
  );
});

/** Only of scripts that write nothing, because one that has no help begins. */
const bareRun = (name: string, words: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [...(scripts[name] ?? '').split(' ').slice(1), ...words], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('--help explains a command and does not begin it', () => {
  const { status, stdout } = bareRun('fence', ['--help']);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm run fence -- \[--write\]\n\nChecks all imports/)]);
});

test('a command without arguments refuses one, and says what it does', () => {
  const { status, stdout, stderr } = bareRun('sbom', ['--dry']);
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining('"npm run sbom" takes no "--dry".')]);
});

test('npm run mfe means the store of the portal that DATA_DIR names, and STORE goes before it', () => {
  const data = join(tmpdir(), 'no-such-portal');
  const told = (env: NodeJS.ProcessEnv) => bareRun('mfe', ['status'], env).stdout;
  expect(told({ DATA_DIR: data, STORE: '' })).toContain(`in ${join(data, 'store')} yet`);
  expect(told({ DATA_DIR: data, STORE: join(data, 'other') })).toContain(`in ${join(data, 'other')} yet`);
});
