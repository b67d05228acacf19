import { setTimeout as wait } from 'node:timers/promises';
import { abort } from '../../activate/activate.ts';
import { currentManifest } from '../../activate/history.ts';
import { candidateVersion, liveVersion } from '../../activate/targets.ts';
import { canaryJudge, countsInWords, type Verdict } from '../../judge/canary-judge.ts';
import { firstErrors, firstErrorsInWords } from '../../judge/first-errors.ts';
import { errorsInWords, reportedErrors } from '../../judge/reported-errors.ts';
import { type Series, seriesIn } from '../../judge/series.ts';
import { trialCounts } from '../../judge/trial-counts.ts';
import { canariesOf, type Manifest } from '../../manifest/index.ts';
import { sourceMaps } from '../../sources/source-maps.ts';
import { UserError } from '../../user-error.ts';
import { type Invocation, type Verb, WrongUsage } from '../invocation.ts';

const EVERY_SECONDS = 60;
const RESPONDS_WITHIN_MS = 10_000;

/** Compares the candidates with the live versions by what browsers have reported. */
export const judge: Verb = async (invocation) => {
  const { store, names, values, print } = invocation;
  const sources = values.metrics ?? [];
  const seconds = Number(values.every ?? EVERY_SECONDS);
  if (sources.length === 0)
    throw new WrongUsage('Say where the counters are: --metrics https://portal.example.com/metrics');
  const noUrl = sources.find((source) => !/^https?:/.test(source) || !URL.canParse(source));
  if (noUrl !== undefined) throw new WrongUsage(`"${noUrl}" is no address of counters.`);
  if (!(seconds > 0)) throw new WrongUsage('--every is a number of seconds.');
  refuseUnknown(await currentManifest(store), names);
  const court = canaryJudge();
  const reported = new Map<string, readonly Series[]>();
  const sourceOf = sourceMaps(store);
  const said = new Map<string, string>();
  let found = 0;

  for (;;) {
    const candidates = candidatesOf(await currentManifest(store), names);
    if (candidates.length === 0) {
      print([], said.size > 0 ? 'No candidate is left.' : 'There is no candidate to judge.');
      return found;
    }
    for (const { name, version, share } of candidates) court.takeShare(`${name}@${version}`, share);
    for (const source of sources) {
      try {
        const series = seriesIn(await textOf(source));
        reported.set(source, series);
        court.take(source, trialCounts(series));
      } catch (error) {
        if (!values.watch || !(error instanceof UserError)) throw error;
        // The counters may be there again next time; otherwise the operator sees this line.
        print({ source, failed: error.message }, error.message);
      }
    }
    for (const { name, version } of candidates) {
      const verdict = court.verdict(`${name}@${version}`);
      const series = [...reported.values()].flat();
      const errors = reportedErrors(series, `${name}@${version}`);
      const first = firstErrors(series, `${name}@${version}`);
      const words = [
        countsInWords(verdict.counts),
        ...(errors.size > 0 ? [`its errors: ${errorsInWords(errors)}`] : []),
        ...(first.length > 0 ? [await firstErrorsInWords(first, sourceOf)] : []),
      ];
      const counts = words.join('; ');
      const sentence = sentenceOf(name, version, verdict, counts);
      if (said.get(name) !== sentence)
        print({ name, version, ...verdict, errors: Object.fromEntries(errors), first }, sentence);
      said.set(name, sentence);
      if (!verdict.isWorse) continue;
      found = 1;
      if (values.abort) await abortCandidate(invocation, name, version, counts);
    }
    if (!values.watch || (found > 0 && !values.abort)) return found;
    await wait(seconds * 1_000);
  }
};

/** With a typo in a name, "nothing to judge" would be taken for a good verdict. */
function refuseUnknown(live: Manifest, names: readonly string[]): void {
  const unknown = names.find((name) => liveVersion(live, name) === undefined);
  if (unknown !== undefined) throw new UserError(`${unknown} is not live.`);
}

interface Candidate {
  readonly name: string;
  readonly version: string;
  readonly share: number;
}

function candidatesOf(live: Manifest, names: readonly string[]): Candidate[] {
  return canariesOf(live)
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map(({ name, share, candidate }) => ({ name, version: candidate.version, share }));
}

function sentenceOf(name: string, version: string, verdict: Verdict, counts: string): string {
  const { isWorse, strength } = verdict;
  const { candidate, live } = verdict.counts;
  if (candidate.pages + live.pages === 0) return `${name}@${version}: nothing has been reported of it yet.`;
  if (candidate.pages === 0 || live.pages === 0)
    return `${name}@${version} ${counts}. It can be judged when both have been reported.`;
  const times = strength >= 10 ? `${Math.round(strength).toLocaleString('en')}` : strength.toFixed(1);
  const found = isWorse ? 'It is worse' : 'That is not enough to call it worse';
  return `${name}@${version} ${counts}. ${found} (evidence ${times}, 100 is enough).`;
}

/** Aborts the judged candidate, unless it was changed in the meantime. */
async function abortCandidate(
  { store, activating, values, print }: Invocation,
  name: string,
  version: string,
  counts: string,
): Promise<void> {
  const message = values.message ?? `mfe judge: ${version} ${counts}`;
  const isStillCandidate = (live: Manifest) => candidateVersion(live, name) === version;
  try {
    const live = await abort(store, [name], {
      ...activating,
      message,
      check: async (before, after) => {
        if (!isStillCandidate(before)) throw new UserError(`${name}@${version} is no candidate any more.`);
        await activating.check?.(before, after);
      },
    });
    print({ revision: live.revision }, `Revision ${live.revision} is live, without ${name}@${version}.`);
  } catch (error) {
    if (!(error instanceof UserError) || isStillCandidate(await currentManifest(store))) throw error;
    print({ refused: error.message }, error.message);
  }
}

async function textOf(source: string): Promise<string> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(RESPONDS_WITHIN_MS) });
    if (response.ok) return await response.text();
    throw new UserError(`${source} answered ${response.status}.`);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${source} cannot be read: ${(error as Error).message}.`);
  }
}
