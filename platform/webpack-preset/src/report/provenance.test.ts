import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { type BuildProvenance, changedPaths, changesOf, provenanceOf } from './provenance.ts';
import { ProvenancePlugin } from './provenance-plugin.ts';

test('changed paths, with both of a rename', () => {
  expect(changedPaths(' M a.ts\0?? new file.ts\0R  to.ts\0from.ts\0')).toEqual([
    'a.ts',
    'new file.ts',
    'to.ts',
    'from.ts',
  ]);
});

test('a build is changed by its sources and by its package, not by other packages', () => {
  const changed = ['mfe-a/webpack.config.ts', 'shared/used.ts', 'shared/unused.ts', 'mfe-ab/x.ts'];
  expect(changesOf(changed, ['shared/used.ts'], ['mfe-a'])).toEqual(['mfe-a/webpack.config.ts', 'shared/used.ts']);
});

/** Later than all that the tests write. */
const LATER = Date.now() + 3_600_000;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provenance-'));
  file = join(folder, 'page.js');
  writeFileSync(file, 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });

/** @returns the commit */
function committed(): string {
  git('init', '-q');
  writeFileSync(join(folder, '.gitignore'), 'dist\n');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'one');
  return git('rev-parse', 'HEAD').trim();
}

test('it tells an edit from the commit', async () => {
  const loose = await provenanceOf(folder, [file], LATER);
  expect(loose).toEqual({ sources: expect.stringMatching(/^[0-9a-f]{64}$/) });

  const commit = committed();
  expect(await provenanceOf(folder, [file], LATER)).toEqual({ ...loose, commit, changed: false });

  writeFileSync(file, 'two');
  const edited = await provenanceOf(folder, [file], LATER);
  expect(edited).toMatchObject({ commit, changed: true });
  expect(edited.sources).not.toBe(loose.sources);
});

/** Builds the page, and does something when all modules have been read. @returns the build's provenance */
async function built(meanwhile: () => void) {
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    plugins: [
      new ProvenancePlugin(folder),
      ({ hooks }) =>
        hooks.thisCompilation.tap('Test', ({ hooks: { finishModules } }) => finishModules.tap('Test', meanwhile)),
    ],
  });
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  return JSON.parse(readFileSync(join(folder, 'dist', 'provenance.json'), 'utf8')) as BuildProvenance;
}

// Slow: it builds with webpack.
test('an edit that is checked out again while the build runs is not the commit', async () => {
  const commit = committed();
  // What was written before a build belongs to it; the clock has ticked by then.
  while (Date.now() <= statSync(join(folder, '.gitignore')).ctimeMs + 20);
  const clean = await built(() => undefined);
  expect(clean).toMatchObject({ commit, changed: false });
  expect(await built(() => undefined)).toEqual(clean);

  writeFileSync(file, 'two');
  const restored = await built(() => git('checkout', '-q', '.'));
  expect(git('status', '--porcelain')).toBe('');
  expect(restored).toMatchObject({ commit, changed: true });
  expect(restored.sources).not.toBe(clean.sources);
});

test('so is one to the settings beside the sources', async () => {
  const commit = committed();
  expect(await provenanceOf(folder, [], 0)).toMatchObject({ commit, changed: true });
});
