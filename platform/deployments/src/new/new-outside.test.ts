import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder } from '../testing/empty-folder.ts';
import { withPackedFiles, writeOutside } from './new-outside.ts';

const parent = emptyFolder();

test('a micro-frontend outside has what one in the workspace has, and the files of a repository of its own', async () => {
  const written = await writeOutside({ packageName: 'mfe-notes', route: '/notes', parent });
  expect(written).toEqual(
    expect.arrayContaining(['.gitignore', 'jest.config.js', 'src/mount/app.tsx', 'tsconfig.json', 'webpack.config.ts']),
  );
  for (const path of written)
    expect(await readFile(join(parent, 'mfe-notes', path), 'utf8')).not.toMatch(/__[A-Za-z]+__/);
  expect(await readFile(join(parent, 'mfe-notes', 'README.md'), 'utf8')).toContain('mfe_notes@VERSION');
});

test('packed packages stand in for the registry’s, in dependencies only', () => {
  const manifest = JSON.stringify({
    name: 'shared-client',
    dependencies: { 'shared-client': '1.0.0', react: '19.3.1' },
    devDependencies: { deployments: '1.0.0' },
  });
  const packed = ['shared-client-1.0.0.tgz', 'deployments-1.2.0.tgz', 'unused-1.0.0.tgz'];
  expect(JSON.parse(withPackedFiles(manifest, packed, '../packages'))).toEqual({
    name: 'shared-client',
    dependencies: { 'shared-client': 'file:../packages/shared-client-1.0.0.tgz', react: '19.3.1' },
    devDependencies: { deployments: 'file:../packages/deployments-1.2.0.tgz' },
  });
});

test('a folder without packed packages is named, and nothing is written', async () => {
  await writeFile(join(parent, 'notes.txt'), '');
  await expect(writeOutside({ packageName: 'mfe-notes', route: '/notes', parent, packages: parent })).rejects.toThrow(
    'holds no packed packages',
  );
  expect(existsSync(join(parent, 'mfe-notes'))).toBe(false);
});
