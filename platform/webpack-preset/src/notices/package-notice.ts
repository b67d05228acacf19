import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** A third-party package in a build, and its license notice. */
export interface PackageNotice {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or what the package has instead; `unknown` if it has nothing. */
  readonly license: string;
  /** The text of its license file; empty if it has none. */
  readonly text: string;
}

const INSTALLED = `${sep}node_modules${sep}`;
const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

/**
 * The notices of the packages that files are from, by name and version. Files outside `node_modules` are ours and have none.
 * @param files absolute paths, links resolved
 */
export function packageNotices(files: Iterable<string>): PackageNotice[] {
  const folders = new Set<string>();
  const seen = new Set<string>();
  for (const file of files) {
    const folder = dirname(file);
    if (!file.includes(INSTALLED) || seen.has(folder)) continue;
    seen.add(folder);
    const owner = packageFolder(folder);
    if (owner) folders.add(owner);
  }
  const notices = new Map(
    [...folders].map((folder) => noticeOf(folder)).map((one) => [`${one.name}@${one.version}`, one]),
  );
  return [...notices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice);
}

/**
 * The nearest folder whose package.json has a name, because packages contain nameless ones next to their variants. Undefined for a file
 * that a build generated there.
 */
function packageFolder(folder: string): string | undefined {
  for (let at = folder; at.includes(INSTALLED); at = dirname(at)) {
    if (described(at).name) return at;
  }
  return undefined;
}

function noticeOf(folder: string): PackageNotice {
  const { name = '', version = '', license } = described(folder);
  const files = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .sort();
  return {
    name,
    version,
    license: typeof license === 'string' ? license : 'unknown',
    text: files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n'),
  };
}

function described(folder: string): { readonly name?: string; readonly version?: string; readonly license?: unknown } {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
