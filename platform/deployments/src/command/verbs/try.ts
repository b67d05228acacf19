import { currentManifest } from '../../activate/history.ts';
import { answerOf } from '../../develop/require-portal.ts';
import { ENGINES, type EngineName } from '../../engines/engine-names.ts';
import { openEngines } from '../../engines/open-engines.ts';
import { inAllEngines, recordTrial, type Tried, triedInWords } from '../../journeys/trial-record.ts';
import { tryCandidate } from '../../journeys/try-candidate.ts';
import type { Publication } from '../../publish/publication.ts';
import type { Store } from '../../store/store.ts';
import { type Verb, WrongUsage } from '../invocation.ts';

export const tryVersions: Verb = async ({ store, publications, activating, values, print }) => {
  if (values.portal === undefined) throw new WrongUsage('Say the URL of a running portal, --portal URL.');
  const wanted = await publications();
  const tried = await tryOn(store, wanted, values.portal, '--portal', enginesIn(values.browsers));
  await recordTrial(store, wanted, tried, activating);
  print(tried, [...tried.failures, summary(tried)].join('\n'));
  return tried.failures.length > 0 ? 1 : 0;
};

/** The engines that `--browsers` names; undefined without it. @throws WrongUsage for one that there is not */
export function enginesIn(named: string | undefined): EngineName[] | undefined {
  if (named === undefined) return undefined;
  const names = [...new Set(named.split(',').map((name) => name.trim()))];
  const engines = ENGINES.filter((one) => names.includes(one));
  if (engines.length < names.length) throw new WrongUsage(`--browsers names some of ${ENGINES.join(',')}.`);
  return engines;
}

/**
 * Tries versions on a portal, in each engine that is wanted, or else installed.
 *
 * @param option the option that names the portal
 */
export async function tryOn(
  store: Store,
  publications: readonly Publication[],
  url: string,
  option: string,
  engines?: readonly EngineName[],
): Promise<Tried> {
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new WrongUsage(`${option} is the URL of a running portal.`);
  await answerOf(url);
  const live = await currentManifest(store);
  const trial = { store, live, publications, url, password: process.env.MFE_VERIFY_PASSWORD ?? '' };
  const outcomes: Tried[] = [];
  for await (const engine of openEngines(engines)) {
    try {
      outcomes.push(await tryCandidate(engine, trial));
    } finally {
      await engine.close();
    }
  }
  return inAllEngines(outcomes);
}

/** The numbers of a trial, in a sentence. */
export function summary({ browser, pages, journeys, failures }: Tried): string {
  const what = triedInWords({ pages, journeys });
  return failures.length > 0
    ? `Of ${what} in ${browser}, ${failures.length} failed.`
    : `All of ${what} work in ${browser}.`;
}
