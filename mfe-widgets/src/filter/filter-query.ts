import type { Selection } from './selection.ts';

/**
 * Filters in a URL: one parameter per filter, `f.status=Pending~Pending,Saved~Saved`. Keys and values are percent-encoded; `~` separates a
 * key from its value, `,` separates options.
 */
export function writeFilters(query: URLSearchParams, filters: Readonly<Record<string, Selection>>): URLSearchParams {
  const next = new URLSearchParams([...query].filter(([name]) => !name.startsWith(PREFIX)));
  for (const [name, selection] of Object.entries(filters)) {
    if (selection.length > 0)
      next.set(PREFIX + name, selection.map(({ key, value }) => `${encode(key)}~${encode(value)}`).join(','));
  }
  return next;
}

/** Reads the filters of a URL. Unreadable parts are left out, because people and mail programs edit and cut URLs. */
export function readFilters(query: URLSearchParams): Record<string, Selection> {
  const filters: Record<string, Selection> = Object.create(null);
  for (const [name, text] of query) {
    if (!name.startsWith(PREFIX)) continue;
    const selection = text.split(',').flatMap((part) => {
      const [key, value] = part.split('~');
      const [readKey, readValue] = [decode(key), decode(value)];
      return readKey === undefined || readValue === undefined || readKey === ''
        ? []
        : [{ key: readKey, value: readValue }];
    });
    if (selection.length > 0) filters[name.slice(PREFIX.length)] = selection;
  }
  return filters;
}

const PREFIX = 'f.';

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/~/g, '%7E');
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
