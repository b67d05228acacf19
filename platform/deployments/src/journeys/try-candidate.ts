import type { Browser, Page } from 'playwright-core';
import { withPublication } from '../activate/activate.ts';
import { type Manifest, ROOT, stableManifest } from '../manifest/index.ts';
import { textsIn } from '../publish/facts/text-facts.ts';
import { folderOf, type Publication, readRecord } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { openPages, signIn } from '../verify/open-pages.ts';
import { pagesToOpen } from '../verify/pages-to-open.ts';
import { type CandidateSite, serveCandidate } from './candidate-site.ts';
import { comesToRest, showsSomething } from './come-to-rest.ts';
import type { Journey } from './journey.ts';
import { runJourney } from './run-journey.ts';
import type { Texts } from './step-name.ts';
import { leaves, takesClicks } from './takes-clicks.ts';
import type { Tried } from './trial-record.ts';

export interface Trial {
  readonly store: Store;
  readonly live: Manifest;
  readonly publications: readonly Publication[];
  /** A portal that serves what is live, with the API. */
  readonly url: string;
  /** Of all users that journeys name. */
  readonly password: string;
}

/** The number of journeys that are taken at a time. */
const AT_ONCE = 3;

/** The time after which a page that was neither shown nor failed never will be. */
const SHOWN_WITHIN_MS = 20_000;

/**
 * Opens the pages of versions that are not live yet, and takes the journeys of every micro-frontend, with all else as it is live. The
 * journeys of all are taken, because a module that one micro-frontend provides may break another's.
 */
export async function tryCandidate(browser: Browser, trial: Trial): Promise<Tried> {
  const { store, live, publications, url, password } = trial;
  const before = stableManifest(live);
  const manifest = stableManifest({ ...publications.reduce(withPublication, before), revision: live.revision + 1 });
  const site: CandidateSite = { store, manifest, publications };
  const builds = await recordsOf(store, manifest);
  const journeys = builds.flatMap(({ name, journeys: all = [] }) => all.map((journey) => ({ name, journey })));
  const own = new Set(publications.map(({ name }) => name));
  const pages = pagesToOpen(manifest).filter(({ application }) => own.has(application.split('/', 1)[0] ?? ''));
  const failures: string[] = [];

  const users = new Set(journeys.filter(({ name }) => own.has(name)).map(({ journey }) => journey.as));
  for (const as of users.size > 0 ? users : [undefined]) {
    const versions = Object.fromEntries(publications.map(({ name, version }) => [name, version]));
    const visit = {
      url,
      pages,
      versions,
      within: SHOWN_WITHIN_MS,
      ...(as !== undefined && { user: { name: as, password } }),
    };
    const prepare = (context: Parameters<typeof serveCandidate>[0]) => serveCandidate(context, url, site);
    failures.push(...(await openPages(browser, { ...visit, prepare, examine: faultsOf })));
  }
  const texts = await textsOf(store, builds);
  const outcomes = await pooled(
    journeys,
    async ({ name, journey }) => {
      const failure = await taken(browser, trial, site, journey, texts.get(name) ?? new Map());
      return failure === undefined ? [] : [`${name}: ${failure}`];
    },
    AT_ONCE,
  );
  failures.push(...outcomes.flat());
  const { length } = journeys;
  return {
    browser: `${browser.browserType().name()} ${browser.version()}`,
    pages: pages.length,
    journeys: length,
    failures,
  };
}

/** What is wrong with a page that has come up. */
async function faultsOf(page: Page, application: string): Promise<string[]> {
  if (!(await comesToRest(page))) return [`${application} renders without end`];
  if (!(await page.evaluate(showsSomething, application))) return [`${application} shows nothing`];
  if (!(await takesClicks(page)))
    return [`${application} swallows clicks: a listener of it stops them on the whole page`];
  if (!(await leaves(page, application))) return [];
  return (await takesClicks(page))
    ? []
    : [`${application} leaves a listener behind that swallows clicks on other pages`];
}

async function taken(
  browser: Browser,
  { url, password }: Trial,
  site: CandidateSite,
  journey: Journey,
  texts: Texts,
): Promise<string | undefined> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  try {
    await serveCandidate(context, url, site);
    if (journey.as !== undefined) await signIn(context, url, { name: journey.as, password });
    return await runJourney(journey, { page: await context.newPage(), url, texts });
  } finally {
    await context.close();
  }
}

/** The records of everything in a deployment. */
async function recordsOf(store: Store, { root, microFrontends }: Manifest): Promise<Publication[]> {
  const versions = Object.entries(microFrontends).map(([name, { version }]) => [name, version] as const);
  if (root) versions.push([ROOT, root.version]);
  const records = await pooled(versions, ([name, version]) => readRecord(store, name, version));
  return records.flatMap(({ publication }) => publication ?? []);
}

/** Micro-frontend with journeys → the English of its label keys, and of the shared ones. */
async function textsOf(store: Store, builds: readonly Publication[]): Promise<ReadonlyMap<string, Texts>> {
  const scriptsOf = async ({ name, version, ...of }: Publication): Promise<string[]> => {
    const files = Object.keys(('deployed' in of ? of.deployed : of.root).files).filter((path) => path.endsWith('.js'));
    const read = await pooled(files, (path) => store.read(`${folderOf(name, version)}/${path}`));
    return read.flatMap((bytes) => bytes?.toString() ?? []);
  };
  const usesKeys = builds.filter(({ journeys = [] }) => JSON.stringify(journeys).includes('"label"'));
  const root = builds.find(({ name }) => name === ROOT);
  const shared = usesKeys.length > 0 && root ? textsIn(await scriptsOf(root)) : new Map<string, string>();
  const found = await pooled(
    usesKeys,
    async (one) => [one.name, new Map([...shared, ...textsIn(await scriptsOf(one))])] as const,
  );
  return new Map(found);
}
