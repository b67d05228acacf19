import { revision } from '../activate/history.ts';
import type { Targets } from '../activate/record.ts';
import type { Manifest } from '../manifest/index.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { readFacts } from './read-facts.ts';
import { changedNames, strandedBy } from './stranded.ts';

/** What an activation asks before it appends a revision. */
export interface ExaminedTargets {
  readonly live: Manifest;
  readonly candidate: Manifest;
  /** Where each name would go back to afterwards. */
  readonly targets: Targets;
  /** An emergency must not wait for another team: a rollback only records what it strands. */
  readonly isRollback: boolean;
}

/**
 * For `activate`: the names whose rollback the change would break.
 * @param strands the names for which that is meant
 * @throws UserError that lists the others, unless they are changed themselves (those can go back together) or only lack what the
 *   change needs of them
 */
export function refuseStranding(store: Store, strands: readonly string[]) {
  return async ({ live, candidate, targets, isRollback }: ExaminedTargets): Promise<readonly string[]> => {
    const known = Object.entries(targets).filter(([, target]) => target && target.safe !== false);
    const numbers = [...new Set(known.map(([, target]) => target?.revision ?? 0))];
    // A revision that cannot be read is nobody's target; the doctor reports it.
    const read = await pooled(numbers, (number) => revision(store, number).catch(() => undefined));
    const manifests = new Map(numbers.map((number, at) => [number, read[at]]));
    const found = new Map(
      known.flatMap(([name, target]) => {
        const manifest = manifests.get(target?.revision ?? 0);
        return manifest ? [[name, manifest] as const] : [];
      }),
    );
    const facts = await readFacts(store, [live, candidate, ...[...found].map(([name, from]) => onlyOne(from, name))]);
    const stranded = strandedBy(live, candidate, found, facts);
    const changed = changedNames(live, candidate);
    const unsaid = stranded.filter(({ name, lacks }) => lacks && !strands.includes(name) && !changed.includes(name));
    if (unsaid.length && !isRollback) {
      throw new UserError(
        unsaid
          .map(
            ({ name, reasons }) =>
              `rollbacks-stay-possible: ${name} could not go back to ${targets[name]?.version} any more. If that is meant, add ` +
              `--strands ${name}. ${reasons[0]}`,
          )
          .join('\n'),
      );
    }
    return stranded.map(({ name }) => name);
  };
}

function onlyOne({ microFrontends, ...rest }: Manifest, name: string): Manifest {
  const one = microFrontends[name];
  return { ...rest, microFrontends: one ? { [name]: one } : {} };
}
