import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedFolder } from './installed-file.ts';

const root = mkdtempSync(join(tmpdir(), 'installed-'));
afterAll(() => rmSync(root, { recursive: true }));

function install(folder: string, packageName: string): string {
  const installed = join(root, folder, 'node_modules', packageName);
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{}');
  return installed;
}

test('a package is found in its folder and in those above, the nearest first', () => {
  const above = install('.', 'library');
  const directory = join(root, 'packages', 'one');
  expect(installedFolder(directory, 'library')).toBe(above);
  const own = install('packages/one', 'library');
  expect(installedFolder(directory, 'library')).toBe(own);
  expect(installedFolder(directory, 'no-such-library')).toBeUndefined();
});

test('what NODE_PATH names is not found', () => {
  install('elsewhere', 'library-of-others');
  const asked = `
    import { createRequire } from 'node:module';
    import { installedFolder } from ${JSON.stringify(join(import.meta.dirname, 'installed-file.ts'))};
    const byNode = createRequire('${root}/package.json').resolve('library-of-others/package.json');
    console.log(JSON.stringify([byNode, installedFolder('${root}', 'library-of-others') ?? 'none']));`;
  const NODE_PATH = join(root, 'elsewhere', 'node_modules');
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', asked];
  const found = execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, NODE_PATH } });
  expect(JSON.parse(found)).toEqual([join(NODE_PATH, 'library-of-others', 'package.json'), 'none']);
});
