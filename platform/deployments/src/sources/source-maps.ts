import { SourceMap } from 'node:module';
import type { Store } from '../store/store.ts';

/** A position in a served script, as a browser counts: from 1. */
export interface ScriptPosition {
  readonly name: string;
  readonly version: string;
  /** The script, relative to its version's folder: `first.0123abcd.js`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The position in the sources that it was built from. */
export interface SourcePosition {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** The number of maps that stay in memory: one takes some megabytes, and the errors of a release are in the same few scripts. */
const KEPT = 8;

/** Reads the source maps that publishing keeps where no server serves them (`maps/`). */
export function sourceMaps(store: Store): (position: ScriptPosition) => Promise<SourcePosition | undefined> {
  const maps = new Map<string, Promise<SourceMap | undefined>>();

  function mapOf({ name, version, file }: ScriptPosition): Promise<SourceMap | undefined> {
    const path = `maps/${name}/${version}/${file}.map`;
    const map = maps.get(path) ?? read(store, path);
    // The one used last stands last.
    maps.delete(path);
    maps.set(path, map);
    map.catch(() => maps.delete(path));
    const [oldest] = maps.keys();
    if (maps.size > KEPT && oldest !== undefined) maps.delete(oldest);
    return map;
  }

  return async (position) => {
    if (!isPlain(position)) return undefined;
    const entry = (await mapOf(position))?.findEntry(position.line - 1, position.column - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    return { source: plainSource(originalSource), line: originalLine + 1, column: originalColumn + 1 };
  };
}

/** `src/ui/page.tsx:12:5` */
export function written({ source, line, column }: SourcePosition): string {
  return `${source}:${line}:${column}`;
}

async function read(store: Store, path: string): Promise<SourceMap | undefined> {
  const bytes = await store.read(path);
  if (!bytes) return undefined;
  try {
    return new SourceMap(JSON.parse(bytes.toString()));
  } catch {
    return undefined;
  }
}

/** Names of files and versions that stay below their folder: anybody may report positions. */
function isPlain({ name, version, file }: ScriptPosition): boolean {
  return [name, version, ...file.split('/')].every((part) => /^[\w.+-]+$/.test(part) && !/^\.+$/.test(part));
}

/** `src/ui/page.tsx` of `webpack://mfe_notes/./src/ui/page.tsx`. */
function plainSource(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
}
