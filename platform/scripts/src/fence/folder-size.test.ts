import { dirname } from 'node:path';
import { textFiles } from '../docs/files.ts';

/** Each file here is one step in time; they are never moved. */
const GROWING = new Set(['reference/reference-api/src/storage/migrations']);

test('a folder has at most 25 modules, beside their tests: split it by subject', () => {
  const modules = new Map<string, number>();
  for (const { path } of textFiles()) {
    if (!/\.(?:tsx?|js|css)$/.test(path) || /\.(?:test|spec)\.tsx?$/.test(path)) continue;
    modules.set(dirname(path), (modules.get(dirname(path)) ?? 0) + 1);
  }
  const large = [...modules].filter(([folder, count]) => count > 25 && !GROWING.has(folder));
  expect(large).toEqual([]);
});
