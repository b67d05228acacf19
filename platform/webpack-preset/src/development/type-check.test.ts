import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { TypeCheck, typeErrors, typesInWords } from './type-check.ts';

test('an error keeps the lines that explain it', () => {
  const output =
    "a.ts(1,2): error TS2322: Not assignable.\n  Types of 'x' differ.\nb.ts(3,4): error TS2304: No name.\n\nFound 2 errors.\n";
  expect(typeErrors(output)).toEqual([
    "a.ts(1,2): error TS2322: Not assignable.\n  Types of 'x' differ.",
    'b.ts(3,4): error TS2304: No name.',
  ]);
  expect(typeErrors('')).toEqual([]);
});

test('the terminal says which types are wrong, and once that they are right again', () => {
  expect(typesInWords(['a.ts(1,2): error TS2304: No name.'], [])).toBe('Types:\na.ts(1,2): error TS2304: No name.');
  expect(typesInWords([], ['a.ts(1,2): error TS2304: No name.'])).toBe('Types: right again.');
  expect(typesInWords([], [])).toBeUndefined();
});

test('a package is checked by the tsconfig.json above it, again after an edit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-types-'));
  try {
    await mkdir(join(folder, 'mfe-notes'));
    await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "lib": ["ES5"], "types": [] } }');
    const edit = (text: string) => writeFile(join(folder, 'mfe-notes', 'notes.ts'), text);
    const check = new TypeCheck(join(folder, 'mfe-notes'));
    const checked = () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      let isFirst = true;
      check.subscribe((errors) => {
        if (!isFirst) resolve(errors.join('\n'));
        isFirst = false;
      });
      check.start();
      return promise;
    };
    await edit('export const count: number = "one";');
    expect(await checked()).toContain('mfe-notes/notes.ts(1,14): error TS2322');
    await edit('export const count: number = 1;');
    expect(await checked()).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
