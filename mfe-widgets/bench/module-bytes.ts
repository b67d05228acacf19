import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Build {
  readonly entry: string;
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** kB, brotli, of the entry, and of the files that each exposed module needs in addition; read from `dist/portal/`, which must be built. */
export function moduleBytes(): { entry: number; modules: readonly (readonly [name: string, kB: number])[] } {
  const folder = join(import.meta.dirname, '..', 'dist', 'portal');
  const build = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Build;
  const kB = (file: string): number => brotliCompressSync(readFileSync(join(folder, file))).length / 1000;
  return {
    entry: kB(build.entry),
    modules: Object.entries(build.modules).map(([name, files]) => [
      name.slice(2),
      files.reduce((sum, file) => sum + kB(file), 0),
    ]),
  };
}
