import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostLibraries, libraryVersions, ownLibraries, sharedRanges, sharedVersion } from './shared-libraries.ts';

let directory: string;
function install(library: string, version: string) {
  mkdirSync(join(directory, 'node_modules', library), { recursive: true });
  writeFileSync(join(directory, 'node_modules', library, 'package.json'), JSON.stringify({ version }));
}
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'package-'));
  install('react', '19.3.1');
  install('react-dom', '19.3.1');
  install('zustand', '6.0.0-beta.1');
  install('shared-session', '1.4.0');
});
afterAll(() => rmSync(directory, { recursive: true }));

test('for our hosts: no fallback, and for those from before ranges exactly the version the package was built with', () => {
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

test('for foreign hosts, those of another major share nothing with those of the first', () => {
  install('react', '20.0.1');
  expect(ownLibraries(directory).react).toMatchObject({ shareKey: 'portal-20/react', requiredVersion: '^20.0.1' });
  install('react', '19.3.1');
});

test('a library the package does not have is not shared', () => {
  expect(sharedVersion(directory, 'no-such-library')).toBeUndefined();
  expect(hostLibraries(directory)).not.toHaveProperty('i18next');
});

test('a release of our own library does not change the version it is shared under, so that teams deploy one at a time', () => {
  expect(hostLibraries(directory)['shared-session']).toMatchObject({ requiredVersion: '1.0.0' });
  expect(ownLibraries(directory)['shared-session']).toMatchObject({ version: '1.0.0', requiredVersion: '^1.0.0' });
  expect(sharedVersion(directory, 'shared-session')).toBe('1.0.0');
  // For messages and for people.
  expect(libraryVersions(directory)).toEqual({ 'shared-session': '1.4.0' });
});

describe('the range of versions that a build runs with', () => {
  test('is the minor it is built with and later ones; a pre-release is needed exactly', () => {
    expect(sharedRanges(directory)).toEqual({ react: '^19.3.0', 'react-dom': '^19.3.0', zustand: '6.0.0-beta.1' });
  });

  test('is what the package declares, for react and react-dom alike', () => {
    const ranges = sharedRanges(directory, { react: '^19.2.0 || ^20.0.0' });
    expect(ranges).toMatchObject({ react: '^19.2.0 || ^20.0.0', 'react-dom': '^19.2.0 || ^20.0.0' });
  });

  test('is declared of shared libraries alone', () => {
    expect(() => sharedRanges(directory, { 'react-dom': '^19.0.0' })).toThrow(
      'webpack.config.ts: "ranges" names react-dom. It takes react, zustand, i18next.',
    );
  });
});
