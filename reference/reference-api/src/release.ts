import { readFileSync } from 'node:fs';

/** The release of this code: the version of the repository. */
export const RELEASE: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;
