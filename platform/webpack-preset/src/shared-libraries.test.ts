import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostLibraries, installedVersion, ownLibraries } from './shared-libraries.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'package-'));
  mkdirSync(join(directory, 'node_modules', 'react'), { recursive: true });
  writeFileSync(join(directory, 'node_modules', 'react', 'package.json'), '{"version":"19.3.1"}');
});
afterAll(() => rmSync(directory, { recursive: true }));

test('for our hosts: no fallback, and exactly the version the package was built with', () => {
  expect(hostLibraries(directory)['react/']).toEqual({
    singleton: true,
    strictVersion: true,
    requiredVersion: '19.3.1',
    import: false,
  });
});

test('for foreign hosts: bundled, under a name that the host never uses', () => {
  expect(ownLibraries(directory).react).toMatchObject({ shareKey: 'portal/react', requiredVersion: '^19.3.1' });
  expect(ownLibraries(directory).react?.import).toBeUndefined();
});

test('a library the package does not have is not shared', () => {
  expect(installedVersion(directory, 'no-such-library')).toBeUndefined();
  expect(hostLibraries(directory)).not.toHaveProperty('i18next');
});
