import { revision } from '../activate/history.ts';
import type { Targets } from '../activate/record.ts';
import type { Manifest } from '../manifest/index.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { readFacts } from './read-facts.ts';
import type { CheckFinding } from './rule.ts';
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

/** What an activation would do to rollbacks. */
interface Strandings {
  /** The names whose rollback it would break. */
  readonly stranded: readonly string[];
  /** Those that have to be named, in a sentence each. */
  readonly unsaid: readonly CheckFinding[];
}

/**
 * Holds a change against the versions to which single rollbacks would lead.
 * @param strands the names for which stranding is meant. A name need not be named, either, if it is changed itself (those can go back
 *   together) or only lacks what the change needs of it
 */
export async function strandingsOf(
  store: Store,
  { live, candidate, targets }: Omit<ExaminedTargets, 'isRollback'>,
  strands: readonly string[],
): Promise<Strandings> {
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
  const unsaid = stranded
    .filter(({ name, lacks }) => lacks && !strands.includes(name) && !changed.includes(name))
    .map(({ name, reasons }) => ({
      rule: 'rollbacks-stay-possible',
      message: `${name} could not go back to ${targets[name]?.version} any more. If that is meant, add --strands ${name}. ${reasons[0]}`,
    }));
  return { stranded: stranded.map(({ name }) => name), unsaid };
}

/**
 * For `activate`: the names whose rollback the change would break.
 * @throws UserError that lists those that have to be named and are not
 */
export function refuseStranding(store: Store, strands: readonly string[]) {
  return async ({ isRollback, ...examined }: ExaminedTargets): Promise<readonly string[]> => {
    const { stranded, unsaid } = await strandingsOf(store, examined, strands);
    if (unsaid.length && !isRollback) {
      throw new UserError(unsaid.map(({ rule, message }) => `${rule}: ${message}`).join('\n'));
    }
    return stranded;
  };
}

function onlyOne({ microFrontends, ...rest }: Manifest, name: string): Manifest {
  const one = microFrontends[name];
  return { ...rest, microFrontends: one ? { [name]: one } : {} };
}
