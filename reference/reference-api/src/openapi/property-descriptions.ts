import { readFileSync } from 'node:fs';

let read: Readonly<Record<string, string>> | undefined;

/**
 * The description of a property: that of this schema (`SaveResponse.version`), otherwise that of any. They are in
 * `property-descriptions.json`; names that end in a number share the description without it.
 */
export function describeProperty(owner: string, property: string): string | undefined {
  read ??= JSON.parse(readFileSync(new URL('./property-descriptions.json', import.meta.url), 'utf8')) as typeof read;
  const known = read ?? {};
  return known[`${owner}.${property}`] ?? known[property] ?? known[property.replace(/\d+$/, '')];
}
