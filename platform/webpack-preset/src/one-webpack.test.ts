import { existsSync, globSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '..', '..', '..');
const webpackOf = (folder: string) => realpathSync(join(folder, 'node_modules', 'webpack'));

test('every package is built by the webpack that the preset’s plugins come from', () => {
  const packages = globSync('*/webpack.config.ts', { cwd: repository }).map((file) => join(repository, dirname(file)));
  const builders = [...packages, join(repository, 'e2e')].filter((folder) => existsSync(join(folder, 'node_modules')));
  expect(builders.length).toBeGreaterThan(5);
  expect([...new Set(builders.map(webpackOf))]).toEqual([webpackOf(join(import.meta.dirname, '..'))]);
});
