import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { repository } from '../paths.ts';

/** A text file of the repository; `path` is relative to its root, with `/`. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Folders with build output, installed packages or output of a run. */
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  'storybook-static',
  'generated',
]);
const TEXT = new Set(['.ts', '.tsx', '.js', '.cjs', '.mjs', '.css', '.md', '.yml', '.yaml', '.html', '.jsp', '.sql']);

/** All hand-written text files. */
export function textFiles(): TextFile[] {
  return paths('').map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
}

function paths(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : paths(path);
    return entry.isFile() && TEXT.has(extname(entry.name)) ? [path] : [];
  });
}
