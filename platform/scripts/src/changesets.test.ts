import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedPackages } from './pack/packed-packages.ts';
import { repository } from './paths.ts';

/** The packages with a changelog (see CONTRIBUTING.md). The release refuses a changeset for any other. */
const PUBLISHED = Object.keys(packedPackages);

const folder = join(repository, '.changeset');
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

// A release leaves none.
if (files.length > 0)
  test.each(files)(
    '%s names published packages, a size each, and says something; an empty one says that users notice nothing',
    (name) => {
      const [, head = '', text = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/m);
      if (head.trim() === '') return;
      const lines = head.trim().split('\n');
      expect(lines.filter((line) => !/^(['"])[\w-]+\1: (patch|minor|major)$/.test(line))).toEqual([]);
      const named = lines.map((line) => line.split(/['"]/)[1]);
      expect(named.filter((one) => !PUBLISHED.includes(one ?? ''))).toEqual([]);
      expect(text.trim()).not.toBe('');
    },
  );

test.each(Object.entries(packedPackages))('the changelog of %s begins with its version', (name, place) => {
  const { version } = JSON.parse(readFileSync(join(repository, place, 'package.json'), 'utf8')) as { version: string };
  const changelog = readFileSync(join(repository, place, 'CHANGELOG.md'), 'utf8');
  expect(changelog).toMatch(new RegExp(`^# ${name}\n\n## ${version.replaceAll('.', '\\.')}\n`));
});
