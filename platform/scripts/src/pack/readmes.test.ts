import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import { packedPackages } from './packed-packages.ts';

test.each(Object.entries(packedPackages))(
  'the README of %s begins with how to install it, a few lines of use and a link',
  (name, folder) => {
    const begin = readFileSync(join(repository, folder, 'README.md'), 'utf8').split(/^## /m)[0] ?? '';
    const blocks = [...begin.matchAll(/^```(\w+)\n([^`]+)```$/gm)];
    const [install] = blocks;
    expect(install?.[2]).toMatch(new RegExp(`^npm install (?:--save-dev )?${name}$`, 'm'));
    expect(blocks.length > 1 || install?.[2]?.trim().includes('\n')).toBe(true);
    expect(begin).toContain('docs/guides/outside.md');
  },
);
