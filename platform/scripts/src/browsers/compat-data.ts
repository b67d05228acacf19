import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Identifier } from '@mdn/browser-compat-data';

/** MDN's data about the language and the APIs of browsers. */
export const compatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as { readonly api: Identifier; readonly javascript: { readonly [part: string]: Identifier } };
