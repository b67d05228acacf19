import { readdirSync } from 'node:fs';
import { repository } from '../paths.ts';
import { withTable } from './architecture-table.ts';
import { EVERYTHING, LAYERS, PACKAGES } from './import-table.ts';
import { matches } from './matches.ts';

const folders = ['', 'platform/', 'reference/'].flatMap((group) =>
  readdirSync(`${repository}/${group}`).map((name) => `${group}${name}`),
);

test.each(PACKAGES.map((rule) => [rule.folder, rule] as const))(
  '%s exists, and so does what it may import',
  (_, rule) => {
    expect(folders.some((folder) => matches(rule.folder, folder))).toBe(true);
    for (const name of [...rule.imports, ...(rule.toolImports ?? [])]) {
      if (name === EVERYTHING) continue;
      const [target = ''] = name.replace('mfe_widgets', 'mfe-widgets').split('/');
      expect(folders.some((folder) => matches(target, folder.split('/').at(-1) ?? ''))).toBe(true);
    }
  },
);

test('ARCHITECTURE.md gets every row, and keeps what stands around the table', () => {
  const START = '<!-- Written from platform/scripts/src/fence/import-table.ts by `npm run fence -- --write`. -->';
  const END = '<!-- End of what is written. -->';
  const written = withTable(`# Title\n\n${START}\nstale\n${END}\n\nMore.\n`);
  expect(written.startsWith(`# Title\n\n${START}\n`)).toBe(true);
  expect(written.endsWith(`${END}\n\nMore.\n`)).toBe(true);
  expect(written).not.toContain('stale');
  for (const { folder } of PACKAGES) expect(written).toContain(`| \`${folder}/\` |`);
  for (const { holds } of LAYERS) expect(written).toContain(holds);
  expect(withTable(written)).toBe(written);
  expect(() => withTable('# Title')).toThrow('ARCHITECTURE.md has no place for the table');
});
