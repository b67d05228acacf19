import { globSync, readFileSync } from 'node:fs';
import { repository } from './paths.ts';

const packages = globSync(['package.json', '*/package.json', '{platform,reference}/*/package.json'], {
  cwd: repository,
  exclude: (name) => name === 'node_modules',
});

test.each(packages)('%s names its license', (path) => {
  const { license } = JSON.parse(readFileSync(`${repository}/${path}`, 'utf8'));
  expect(license).toBe('UNLICENSED');
});
