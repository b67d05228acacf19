import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedPaths, changesOf, provenanceOf } from './provenance.ts';

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

test('it tells an edit that is checked out again from the commit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'provenance-'));
  const file = join(folder, 'page.ts');
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  try {
    writeFileSync(file, 'one');
    const loose = await provenanceOf(folder, [file]);
    expect(loose).toEqual({ sources: expect.stringMatching(/^[0-9a-f]{64}$/) });

    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'one');
    const commit = git('rev-parse', 'HEAD').trim();
    expect(await provenanceOf(folder, [file])).toEqual({ ...loose, commit, changed: false });

    writeFileSync(file, 'two');
    const edited = await provenanceOf(folder, [file]);
    expect(edited).toMatchObject({ commit, changed: true });
    expect(edited.sources).not.toBe(loose.sources);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
