import { revision } from '../activate/history.ts';
import type { Targets } from '../activate/record.ts';
import type { Manifest } from '../manifest/index.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { readFacts } from './read-facts.ts';
import type { CheckFinding } from './rule.ts';
import { changedNames, refusedBeside, strandedBy } from './stranded.ts';

/** The question an activation asks before it appends a revision: which rollbacks it would block. */
export interface ExaminedTargets {
  readonly live: Manifest;
  readonly candidate: Manifest;
  /** Where each name would go back to afterwards. */
  readonly targets: Targets;
  /** The names whose target is an older one than what was live just now: it has not been checked with what was released since. */
  readonly older?: readonly string[];
  /** An emergency must not wait for another team, so a rollback only records what it strands. */
  readonly isRollback: boolean;
}

/** The effect of an activation on rollbacks. */
interface Strandings {
  /** The names that could not go back afterwards. */
  readonly stranded: readonly string[];
  /** Those that have to be named, in a sentence each. */
  readonly unsaid: readonly CheckFinding[];
  /** Those that were named and are not stranded: another name may have been meant. */
  readonly idle: readonly CheckFinding[];
}

/**
 * Checks a change with the versions to which single rollbacks would lead. Targets that were unsafe are checked with everything that is live
 * then, because the cause may be gone.
 * @param strands the names for which stranding is meant, all of them if absent. A name need not be named, either, if it is changed itself
 * (those can go back together) or only lacks what the change needs of it
 */
export async function strandingsOf(
  store: Store,
  { live, candidate, targets, older = [] }: Omit<ExaminedTargets, 'isRollback'>,
  strands?: readonly string[],
): Promise<Strandings> {
  const found = await manifestsOf(store, targets);
  const facts = await readFacts(store, [live, candidate, ...[...found].map(([name, from]) => onlyOne(from, name))]);
  const isOpen = (name: string) => targets[name]?.safe === false || older.includes(name);
  const [open, settled] = [true, false].map((is) => new Map([...found].filter(([name]) => isOpen(name) === is)));
  const newly = strandedBy(live, candidate, settled ?? found, facts);
  const still = refusedBeside(candidate, open ?? new Map(), facts);
  const unread = Object.keys(targets).filter((name) => targets[name]?.safe === false && !found.has(name));
  const changed = changedNames(live, candidate);
  const unsaid = newly
    .filter(({ name, lacks }) => lacks && strands && !strands.includes(name) && !changed.includes(name))
    .map(({ name, reasons }) => ({
      rule: 'rollbacks-stay-possible',
      message: `${name} could not go back to ${targets[name]?.version} any more. If that is meant, add --strands ${name}. ${reasons[0]}`,
    }));
  const stranded = [...newly.map(({ name }) => name), ...still.keys(), ...unread];
  const idle = (strands ?? [])
    .filter((name) => !stranded.includes(name))
    .map((name) => ({
      rule: 'rollbacks-stay-possible',
      message: `--strands ${name}: it could go back all the same, or has nowhere to go back to.`,
    }));
  return { stranded, unsaid, idle };
}

/** Name → the revision that its target was live in. A revision that cannot be read is no target; the doctor reports it. */
async function manifestsOf(store: Store, targets: Targets): Promise<Map<string, Manifest>> {
  const numbers = [...new Set(Object.values(targets).flatMap((target) => target?.revision ?? []))];
  const read = await pooled(numbers, (number) => revision(store, number).catch(() => undefined));
  const manifests = new Map(numbers.map((number, at) => [number, read[at]]));
  return new Map(
    Object.entries(targets).flatMap(([name, target]) => {
      const manifest = target ? manifests.get(target.revision) : undefined;
      return manifest ? [[name, manifest] as const] : [];
    }),
  );
}

/**
 * For `activate`: the names that could not go back after the change.
 * @param strands the names for which that is meant, all of them if absent
 * @throws UserError that lists those that have to be named and are not
 */
export function refuseStranding(store: Store, strands?: readonly string[]) {
  return async ({ isRollback, ...examined }: ExaminedTargets): Promise<readonly string[]> => {
    const { stranded, unsaid, idle } = await strandingsOf(store, examined, strands);
    const refused = isRollback ? idle : [...unsaid, ...idle];
    if (refused.length) throw new UserError(refused.map(({ rule, message }) => `${rule}: ${message}`).join('\n'));
    return stranded;
  };
}

function onlyOne({ microFrontends, ...rest }: Manifest, name: string): Manifest {
  const one = microFrontends[name];
  return { ...rest, microFrontends: one ? { [name]: one } : {} };
}
