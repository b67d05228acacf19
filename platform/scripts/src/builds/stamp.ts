import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, repository } from '../paths.ts';

/** Facts about a package's build as long as it is the newest. */
interface Stamp {
  /** The fingerprint of what it was built from. */
  readonly inputs: string;
  /** The version under which it was published in any store: `mfe_timecard@1.0.0-3a7aa8f774b0`. */
  readonly publishedAs?: string;
}

/** The stamp of a package's build; undefined if it was not finished. */
export function stampOf(packageName: string): Stamp | undefined {
  const file = fileOf(packageName);
  if (!existsSync(file) || !existsSync(join(repository, packageName, 'dist'))) return undefined;
  const [inputs = '', publishedAs] = readFileSync(file, 'utf8').split('\n');
  return publishedAs ? { inputs, publishedAs } : { inputs };
}

export function writeStamp(packageName: string, { inputs, publishedAs }: Stamp): void {
  mkdirSync(join(cache, 'built'), { recursive: true });
  writeFileSync(fileOf(packageName), publishedAs ? `${inputs}\n${publishedAs}` : inputs);
}

export function removeStamp(packageName: string): void {
  rmSync(fileOf(packageName), { force: true });
}

function fileOf(packageName: string): string {
  return join(cache, 'built', packageName);
}
