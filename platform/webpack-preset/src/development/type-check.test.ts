import { execFileSync } from 'node:child_process';
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

test('nothing of a check that was ended goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-types-'));
  const running = () =>
    execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(folder))
      .map((line) => ({ pid: Number.parseInt(line, 10), isLauncher: line.includes(process.execPath) }));
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  try {
    await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "types": [] }, "files": ["waits.ts"] }');
    // A pipe that nobody writes to: the compiler waits for its text.
    execFileSync('mkfifo', [join(folder, 'waits.ts')]);
    const check = new TypeCheck(folder);
    check.start();
    while (!running().some(({ isLauncher }) => !isLauncher)) await pause();
    check.end();
    for (let looks = 0; looks < 500 && running().length > 0; looks += 1) await pause();
    expect(running()).toEqual([]);
  } finally {
    for (const { pid } of running()) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
