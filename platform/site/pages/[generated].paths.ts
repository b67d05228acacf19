import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SiteContents } from '../src/contents.ts';

/** The pages that no document is the source of: the calls of openapi.json, the rules with their tests. */
export default {
  paths() {
    const file = resolve(import.meta.dirname, '..', '..', '..', '.cache', 'site', 'contents.json');
    const { generated } = JSON.parse(readFileSync(file, 'utf8')) as SiteContents;
    return generated.map(({ path, title, content }) => ({ params: { generated: path, title }, content }));
  },
};
