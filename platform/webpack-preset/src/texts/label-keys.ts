/** Package → the label keys whose text it declares (`text-owners.json` of shared-session). */
export type TextOwners = Readonly<Record<string, readonly string[]>>;

/** The source of a module, as the compiler has left it. */
export interface ModuleSource {
  readonly file: string;
  readonly text: string;
}

/** A label key that a module declares, although it belongs to another package. */
export interface ForeignKey {
  readonly key: string;
  readonly owner: string;
  readonly file: string;
}

/** A label key with a text. A key that leads to another key has none. */
const TEXT = /\b((?:LBL|MSG|ERR)_\w+)["']?\s*:\s*(?!["'`](?:LBL|MSG|ERR)_)["'`]/g;
const KEY = /["'`]((?:LBL|MSG|ERR)_\w+)["'`]/g;

/** The keys that modules of a package declare and do not own. A key that nobody has declared yet is free. */
export function foreignKeys(name: string, modules: readonly ModuleSource[], owners: TextOwners): ForeignKey[] {
  const ownerOf = ownersByKey(owners);
  return modules.flatMap(({ file, text }) =>
    keysIn(text, TEXT).flatMap((key) => {
      const owner = ownerOf.get(key);
      return owner === undefined || owner === name ? [] : [{ key, owner, file }];
    }),
  );
}

/** The keys of `library` that modules show and none of them declares: the page has to have their texts. */
export function requiredKeys(library: string, modules: readonly ModuleSource[], owners: TextOwners): string[] {
  const declared = new Set(modules.flatMap(({ text }) => keysIn(text, TEXT)));
  const used = new Set(modules.flatMap(({ text }) => keysIn(text, KEY)));
  return (owners[library] ?? []).filter((key) => used.has(key) && !declared.has(key));
}

const keysIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, key = '']) => key);

const ownersByKey = (owners: TextOwners): Map<string, string> =>
  new Map(Object.entries(owners).flatMap(([owner, keys]) => keys.map((key) => [key, owner] as const)));
