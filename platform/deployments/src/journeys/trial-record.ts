import * as v from 'valibot';
import type { Provenance } from '../provenance/provenance.ts';
import { versionName } from '../publish/named-version.ts';
import { folderOf, type Publication } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';

/** The outcome of a trial. */
export interface Tried {
  /** `chromium 141.0`; several engines with commas between. */
  readonly browser: string;
  readonly pages: number;
  readonly journeys: number;
  /** What failed, in sentences. */
  readonly failures: readonly string[];
}

/** `1 page and 19 journeys`. */
export function triedInWords({ pages, journeys }: Pick<Tried, 'pages' | 'journeys'>): string {
  return `${pages} ${pages === 1 ? 'page' : 'pages'} and ${journeys} ${journeys === 1 ? 'journey' : 'journeys'}`;
}

/** The outcomes in several engines as one; with several, a failure says in which it was. */
export function inAllEngines(outcomes: readonly Tried[]): Tried {
  const [first] = outcomes;
  if (!first) throw new Error('Nothing was tried.');
  const isOne = outcomes.length === 1;
  return {
    ...first,
    browser: outcomes.map(({ browser }) => browser).join(', '),
    failures: outcomes.flatMap(({ browser, failures }) =>
      failures.map((failure) => (isOne ? failure : `${browser.split(' ', 1)[0]}: ${failure}`)),
    ),
  };
}

/** The newest trial of a version, beside its files, where no server serves it. */
const trialRecord = v.looseObject({
  /** ISO 8601. */
  at: v.string(),
  by: v.optional(v.string()),
  browser: v.string(),
  pages: v.number(),
  journeys: v.number(),
  failures: v.array(v.string()),
});

export type TrialRecord = v.InferOutput<typeof trialRecord>;

/** A version, and its newest trial if there was one. */
export interface VersionTrial {
  readonly publication: Publication;
  readonly trial: TrialRecord | undefined;
}

const pathOf = ({ name, version }: Publication): string => `${folderOf(name, version)}/trial.json`;

/** Records a trial with each version that it tried. @returns the record */
export async function recordTrial(
  store: Store,
  publications: readonly Publication[],
  tried: Tried,
  { now, provenance }: { readonly now: () => string; readonly provenance?: Provenance | undefined },
): Promise<TrialRecord> {
  const record: TrialRecord = { at: now(), by: provenance?.by, ...tried, failures: [...tried.failures] };
  const bytes = Buffer.from(`${JSON.stringify(record)}\n`);
  await pooled(publications, (one) => store.replace(pathOf(one), bytes));
  return record;
}

/** The newest trials of versions. A record that cannot be read is none. */
export async function trialsOf(store: Store, publications: readonly Publication[]): Promise<readonly VersionTrial[]> {
  return pooled(publications, async (publication) => {
    const bytes = await store.read(pathOf(publication));
    return { publication, trial: bytes && parsed(bytes) };
  });
}

function parsed(bytes: Buffer): TrialRecord | undefined {
  try {
    const result = v.safeParse(trialRecord, JSON.parse(bytes.toString()));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Rejects versions whose newest trial failed, with what failed.
 * @param again the names of which the user says that they go live nevertheless
 */
export function refuseFailed(trials: readonly VersionTrial[], again: readonly string[]): void {
  for (const { publication, trial } of trials) {
    const [first, ...more] = trial?.failures ?? [];
    if (!trial || first === undefined || again.includes(publication.name)) continue;
    const { name, version } = publication;
    throw new UserError(
      `${versionName(name, version)} was tried at ${trial.at}${trial.by === undefined ? '' : ` by ${trial.by}`} and failed: ` +
        `${first}${more.length > 0 ? ` (and ${more.length} more)` : ''} ` +
        `Mend it, or try it once more, or say that it goes live nevertheless: --again ${name}.`,
    );
  }
}

/** Several trials as one, for the history; undefined if there was none. What was tried together has one record. */
export function joined(trials: readonly VersionTrial[]): TrialRecord | undefined {
  const records = trials.flatMap(({ trial }) => trial ?? []);
  const different = [...new Map(records.map((one) => [JSON.stringify(one), one])).values()];
  const [first] = different;
  if (!first) return undefined;
  const newest = different.reduce((one, other) => (one.at < other.at ? other : one));
  return {
    ...newest,
    browser: [...new Set(different.flatMap(({ browser }) => browser.split(', ')))].join(', '),
    pages: different.reduce((sum, { pages }) => sum + pages, 0),
    journeys: Math.max(...different.map(({ journeys }) => journeys)),
    failures: different.flatMap(({ failures }) => failures),
  };
}
