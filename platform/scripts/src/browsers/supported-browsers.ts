import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';

/** Browser, as the compatibility data call it → its oldest version that we support. */
export type Oldest = Readonly<Record<string, string>>;

/** Names of Browserslist → names of the compatibility data. */
const NAMES: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' };

/** The oldest browsers of the root package.json's `browserslist`: `["chrome >= 125"]` → `{ chrome: '125' }`. */
export function supportedBrowsers(): Oldest {
  const { browserslist } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    browserslist: readonly string[];
  };
  return Object.fromEntries(
    browserslist.map((query) => {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
      if (!name) throw new Error(`package.json: "${query}" of browserslist is not of the form "chrome >= 125".`);
      return [NAMES[name] ?? name, version];
    }),
  );
}
