import { currentManifest } from '../../activate/history.ts';
import { type Tried, tryCandidate } from '../../journeys/try-candidate.ts';
import type { Publication } from '../../publish/publication.ts';
import type { Store } from '../../store/store.ts';
import { installedBrowser } from '../../verify/browser.ts';
import { type Verb, WrongUsage } from '../invocation.ts';

export const tryVersions: Verb = async ({ store, publications, values, print }) => {
  if (values.portal === undefined) throw new WrongUsage('Say the URL of a running portal, --portal URL.');
  const tried = await tryOn(store, await publications(), values.portal, '--portal');
  print(tried, [...tried.failures, summary(tried)].join('\n'));
  return tried.failures.length > 0 ? 1 : 0;
};

/** Tries versions on a portal. @param option the option that names the portal */
export async function tryOn(
  store: Store,
  publications: readonly Publication[],
  url: string,
  option: string,
): Promise<Tried> {
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new WrongUsage(`${option} is the URL of a running portal.`);
  const browser = await installedBrowser();
  try {
    const live = await currentManifest(store);
    return await tryCandidate(browser, {
      store,
      live,
      publications,
      url,
      password: process.env.MFE_VERIFY_PASSWORD ?? '',
    });
  } finally {
    await browser.close();
  }
}

/** The numbers of a trial, in a sentence. */
export function summary({ browser, pages, journeys, failures }: Tried): string {
  const what = `${pages} ${pages === 1 ? 'page' : 'pages'} and ${journeys} ${journeys === 1 ? 'journey' : 'journeys'}`;
  return failures.length > 0
    ? `Of ${what} in ${browser}, ${failures.length} failed. Nothing was activated.`
    : `All of ${what} work in ${browser}.`;
}
