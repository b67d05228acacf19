import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import type { Oldest } from './supported-browsers.ts';

/** The browsers of the list that lack a feature. Data without a version count as support, because they are about old browsers. */
export function lackingIn({ support }: CompatStatement, oldest: Oldest): string[] {
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const said = support[browser as keyof typeof support];
    if (said === undefined) return [];
    const statements = Array.isArray(said) ? said : [said];
    return statements.some((one) => has(one, version)) ? [] : [`${browser} ${version}`];
  });
}

function has(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: alias } = statement;
  if (!added || added === 'preview' || flags || prefix || alias) return false;
  return !isNewer(added, version) && !(typeof removed === 'string' && !isNewer(removed, version));
}

/** Whether a version is newer than another: "17.6" than "17.4". */
function isNewer(one: string, other: string): boolean {
  const [left, right] = [numbers(one), numbers(other)];
  const at = left.findIndex((number, index) => number !== (right[index] ?? 0));
  return at !== -1 && (left[at] ?? 0) > (right[at] ?? 0);
}

const numbers = (version: string): number[] => version.replace('≤', '').split('.').map(Number);

/** Global, or global and static member → browsers that lack it: `Map.groupBy`, `CloseWatcher`. */
export type Lacking = ReadonlyMap<string, readonly string[]>;

/** The built-ins that some of the oldest browsers lack. */
export function lackingBuiltIns(trees: readonly Identifier[], oldest: Oldest): Lacking {
  const found = new Map<string, readonly string[]>();
  const read = (tree: Identifier, owner: string): void => {
    for (const [key, feature] of Object.entries(tree) as [string, Identifier][]) {
      if (key === '__compat') continue;
      const name = owner + key.replace(/_static$/, '');
      const lacking = feature.__compat ? lackingIn(feature.__compat, oldest) : [];
      if (lacking.length > 0) found.set(name, lacking);
      read(feature, `${name}.`);
    }
  };
  for (const tree of trees) read(tree, '');
  return found;
}
