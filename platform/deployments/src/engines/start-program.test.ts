import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './start-program.ts';

test('a program is heard line by line, and ends with all that it has started and its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  const script = 'echo "at $WHERE"; sleep 600 & echo "child" >&2; wait';
  const program = startProgram('/bin/sh', ['-c', script], { env: { WHERE: 'port 7' }, folder });
  const lines: string[] = [];
  program.onLine((line) => lines.push(line));
  const [, port] = await program.line(/^at port (\d)$/);
  expect(port).toBe('7');
  await program.line(/^child$/);
  // A line that was said before is found as well.
  await program.line(/^at port/);
  // Not before the child has ended, which has the same output.
  await program.close();
  expect(lines).toContain('at port 7');
  expect(existsSync(folder)).toBe(false);
});

test('one that ends, or is not there, says what it said', async () => {
  const ends = startProgram('/bin/sh', ['-c', 'echo no display; exit 1']);
  await expect(ends.line(/^ready/)).rejects.toThrow('/bin/sh ended before it was ready. no display');
  await ends.close();
  const missing = startProgram('/nowhere/browser', []);
  await expect(missing.line(/^ready/)).rejects.toThrow('ENOENT');
  await missing.close();
});
