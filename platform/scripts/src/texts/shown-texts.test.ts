import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repository } from '../paths.ts';
import { textReader } from './shown-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'shown-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test('a text is there if the script that shows it, or one loaded before, declares it', () => {
  write({
    'tsconfig.json': '{}',
    'mfe-a/src/mount/home.ts': "import '../texts/home.ts';\nimport '../ui/home.ts';",
    'mfe-a/src/mount/list.ts': "import type { Home } from '../texts/home.ts';\nimport '../ui/home.ts';",
    'mfe-a/src/texts/home.ts':
      "export const home = { LBL_HOME: 'Home', LBL_ROWS_one: 'a row', LBL_ROWS_other: 'rows' };",
    'mfe-a/src/ui/home.ts': "t('LBL_HOME'); t('LBL_ROWS'); token === 'ERR_TOKEN'; void import('./dialog.ts');",
    'mfe-a/src/ui/dialog.ts': "const LABELS = { A: 'LBL_HOME', B: 'LBL_DIALOG' };",
  });
  const missing = textReader(folder);
  const home = 'mfe-a/src/mount/home.ts';
  const dialog = 'mfe-a/src/ui/dialog.ts';
  expect(missing(home)).toEqual([{ key: 'LBL_DIALOG', file: dialog, loaded: [home, dialog] }]);
  expect(missing('mfe-a/src/mount/list.ts').map(({ key }) => key)).toEqual([
    'LBL_HOME',
    'LBL_ROWS',
    'LBL_HOME',
    'LBL_DIALOG',
  ]);
});

// Slow: it parses every module that a page loads, once.
test('every page shows texts that its own scripts register', () => {
  const missing = textReader(repository);
  const mounts = readdirSync(repository)
    .filter((name) => name.startsWith('mfe-') && name !== 'mfe-widgets')
    .flatMap((name) =>
      readdirSync(join(repository, name, 'src', 'mount'))
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => `${name}/src/mount/${file}`),
    );
  expect(mounts.length).toBeGreaterThan(20);
  expect(mounts.flatMap((mount) => missing(mount))).toEqual([]);
});
