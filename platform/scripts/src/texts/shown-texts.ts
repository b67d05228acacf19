import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { importResolver } from '../fence/resolve-import.ts';

/** A module of the repository: the modules it imports at once and later, and the label keys in it, without plural endings. */
interface TextModule {
  readonly imports: readonly string[];
  readonly later: readonly string[];
  readonly declared: readonly string[];
  readonly shown: readonly string[];
}

/** A label key that is shown by a script before its text is there. */
export interface MissingText {
  readonly key: string;
  /** The module that shows it. */
  readonly file: string;
  /** The modules whose scripts are loaded one after the other. */
  readonly loaded: readonly string[];
}

const DECLARED = /\b((?:LBL|MSG|ERR|ACTION)_\w+)['"]?:\s*(?!['"`](?:LBL|MSG|ERR|ACTION)_)['"`]/g;
/** A key that is compared came with data: the server's tokens are named like keys. */
const SHOWN = /(?<![!=]==\s*|startsWith\()(['"`])((?:LBL|MSG|ERR|ACTION)_\w*[A-Za-z0-9])\1/g;
/** Screens show texts; keys in `domain/` and `state/` are tokens as well. */
const SCREEN = /^[^/]+\/src\/(?:ui|mount)\//;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Reads which texts the modules of a repository declare and show. It parses each module once. */
export function textReader(repository: string) {
  const resolve = importResolver(repository);
  const read = new Map<string, TextModule>();

  function moduleAt(path: string): TextModule {
    const known = read.get(path);
    if (known) return known;
    const text = readFileSync(join(repository, path), 'utf8');
    const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
    const files = (specifiers: readonly string[]) =>
      specifiers.flatMap((specifier) => {
        const found = resolve(path, specifier);
        return typeof found === 'object' && /\.tsx?$/.test(found.file) ? [found.file] : [];
      });
    const isValue = ({ isType }: { isType: boolean }) => !isType;
    const module = {
      imports: files([
        ...staticImports.flatMap(({ entries, moduleRequest }) =>
          entries.length === 0 || entries.some(isValue) ? [moduleRequest.value] : [],
        ),
        ...staticExports.flatMap(({ entries }) =>
          entries.flatMap((entry) => (entry.moduleRequest && !entry.isType ? [entry.moduleRequest.value] : [])),
        ),
      ]),
      later: files(
        dynamicImports.map(({ moduleRequest: { start, end } }) =>
          text.slice(start, end).replaceAll(/^['"]|['"]$/g, ''),
        ),
      ),
      declared: [...text.matchAll(DECLARED)].map(([, key = '']) => key.replace(PLURAL, '')),
      shown: SCREEN.test(path) ? [...text.matchAll(SHOWN)].map(([, , key = '']) => key.replace(PLURAL, '')) : [],
    };
    read.set(path, module);
    return module;
  }

  /** A module and everything that its script imports at once. */
  function loadedWith(start: string): Map<string, TextModule> {
    const found = new Map<string, TextModule>();
    const waiting = [start];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (found.has(path)) continue;
      const module = moduleAt(path);
      found.set(path, module);
      waiting.push(...module.imports);
    }
    return found;
  }

  /** The keys that modules of a package show without a text, along every way in which its scripts are loaded. */
  return function missingTexts(start: string): MissingText[] {
    const folder = start.slice(0, start.indexOf('/src/') + 1);
    const done = new Set<string>();
    const found = new Map<string, MissingText>();
    const load = (path: string, inherited: Iterable<string>, way: readonly string[]): void => {
      const modules = loadedWith(path);
      const there = new Set(inherited);
      for (const { declared } of modules.values()) for (const key of declared) there.add(key);
      const state = `${path} ${there.size} ${[...there].sort().join()}`;
      if (done.has(state)) return;
      done.add(state);
      const loaded = [...way, path];
      for (const [file, { shown, later }] of modules) {
        if (!file.startsWith(folder)) continue;
        for (const key of shown) if (!there.has(key)) found.set(`${key} ${file}`, { key, file, loaded });
        for (const next of later) if (next.startsWith(folder) && !way.includes(next)) load(next, there, loaded);
      }
    };
    load(start, [], []);
    return [...found.values()];
  };
}
