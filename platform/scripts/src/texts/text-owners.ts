import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from 'deployments';

/** Package → the label keys whose English text it declares, in alphabetical order. */
export type TextOwners = Readonly<Record<string, readonly string[]>>;

/** A label key with a text, `LBL_KEY: 'text'`. A key that leads to another key has none. */
const TEXT = /\b((?:LBL|ERR|MSG)_\w+)['"]?:\s*(?!['"`](?:LBL|ERR|MSG)_)['"`]/g;
const PACKAGE = /^(?:mfe-|shared-|root-config$)/;
const NO_SOURCE = /\.(?:test|stories)\.|\/testing\//;

/** A source file by its path in the repository. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/**
 * The owner of each label key.
 *
 * @throws UserError if a key has two
 */
export function textOwners(sources: readonly Source[]): TextOwners {
  const files = new Map<string, string>();
  for (const { path, text } of sources) {
    for (const [, key = ''] of text.matchAll(TEXT)) {
      const before = files.get(key);
      if (before !== undefined && packageOf(before) !== packageOf(path))
        throw new UserError(
          `${key} belongs to ${packageOf(before)} (${before}), and ${path} declares it, too. Give it a key of its own.`,
        );
      files.set(key, path);
    }
  }
  const keys = [...files.keys()].sort();
  const packages = [...new Set([...files.values()].map(packageOf))].sort();
  return Object.fromEntries(
    packages.map((one) => [one, keys.filter((key) => packageOf(files.get(key) ?? '') === one)]),
  );
}

/** The sources of the packages that a browser runs. */
export function sourcesBelow(repository: string): Source[] {
  return readdirSync(repository)
    .filter((name) => PACKAGE.test(name))
    .flatMap((name) =>
      readdirSync(join(repository, name, 'src'), { recursive: true, encoding: 'utf8' })
        .map((file) => `${name}/src/${file}`)
        .filter((path) => /\.tsx?$/.test(path) && !NO_SOURCE.test(path)),
    )
    .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
}

const packageOf = (path: string): string => path.split('/', 1)[0] ?? '';
