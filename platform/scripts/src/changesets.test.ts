import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedPackages } from './pack/packed-packages.ts';
import { repository } from './paths.ts';

/** The packages with a changelog (see CONTRIBUTING.md). The release refuses a changeset for any other. */
const PUBLISHED = Object.keys(packedPackages);

const folder = join(repository, '.changeset');
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

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
