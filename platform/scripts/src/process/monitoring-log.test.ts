import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitoringLog } from './monitoring-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'monitoring-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('every report is a line; a full file is rotated and the previous one is kept', async () => {
  const keep = monitoringLog(join(folder, 'new'), 10);
  for (const line of ['{"a":1}', '{"b":2}', '{"c":3}']) keep(line);
  expect(await readFile(join(folder, 'new', 'monitoring.ndjson'), 'utf8')).toBe('{"c":3}\n');
  expect(await readFile(join(folder, 'new', 'monitoring.ndjson.1'), 'utf8')).toBe('{"a":1}\n{"b":2}\n');
});

test('a folder that cannot be written is reported once and stops nobody', async () => {
  await writeFile(join(folder, 'file'), '');
  const warnings: string[] = [];
  const original = console.error;
  console.error = (line: string) => warnings.push(line);
  const keep = monitoringLog(join(folder, 'file'));
  keep('{}');
  keep('{}');
  expect(warnings).toEqual([expect.stringContaining('cannot be written')]);
  console.error = original;
});
