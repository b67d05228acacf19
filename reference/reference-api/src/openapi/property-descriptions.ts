import { readFileSync } from 'node:fs';

let read: Readonly<Record<string, string>> | undefined;

/**
 * What a property means: of this schema (`SaveResponse.version`), else of any. `property-descriptions.json` has them; names that end
 * in a number share the one without.
 */
export function describeProperty(owner: string, property: string): string | undefined {
  read ??= JSON.parse(readFileSync(new URL('./property-descriptions.json', import.meta.url), 'utf8')) as typeof read;
  const known = read ?? {};
  return known[`${owner}.${property}`] ?? known[property] ?? known[property.replace(/\d+$/, '')];
}
