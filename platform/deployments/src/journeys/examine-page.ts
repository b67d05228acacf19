import { setTimeout as wait } from 'node:timers/promises';
import type { EngineWindow } from '../engines/engine.ts';
import { isDecided } from '../verify/is-decided.ts';
import { neverDecided, state, wrongIn } from '../verify/page-state.ts';
import type { PageToOpen } from '../verify/pages-to-open.ts';
import { comesToRest, showsSomething } from './come-to-rest.ts';
import { leftOn, type PageItself, pageItself } from './left-on-page.ts';
import { leaves, NO_PAGE, takesClicks } from './takes-clicks.ts';
import { inTime, run, until } from './window-page.ts';

/** The time after which a page that was neither shown nor failed never will be. */
const SHOWN_WITHIN_MS = 20_000;
/** An error thrown just after a page has come up belongs to it. */
const SETTLES_WITHIN_MS = 1_000;
/** What a page still has of a micro-frontend after so long without a change stays: a document keeps an unused style sheet for four seconds. */
const STAYS_AFTER_MS = 6_000;
/** The time after which a page that changes all the while is looked at as it is. */
const TAKEN_AWAY_WITHIN_MS = 20_000;
/** The time in which a page that is not blocked is looked at, more than all that is waited for in it. */
const EXAMINED_WITHIN_MS = 150_000;

export interface Examined {
  readonly window: EngineWindow;
  /** The portal, `https://portal.example.com`. */
  readonly url: string;
  readonly page: PageToOpen;
  /** Name → the version that has to run. */
  readonly versions: Readonly<Record<string, string>>;
  readonly isSignedIn: boolean;
}

/** Opens a page, leaves it and comes back. @returns what is wrong with it, in words */
export async function wrongOn({ window, url, page, versions, isSignedIn }: Examined): Promise<readonly string[]> {
  const { path, application } = page;
  /** Of the page as it is without any of its own; undefined without a session, which an address without a page asks for. */
  let before: PageItself | undefined;
  const opened = async () => {
    if (isSignedIn) {
      await window.goto(`${url}/${NO_PAGE}`);
      await until(SHOWN_WITHIN_MS, async () => (await run(window, isComplete, null)) || undefined);
      await comesToRest(window);
      before = await run(window, pageItself, null);
    }
    // Another query: a change of the hash alone would not load the page.
    await window.goto(`${url}/?tried#${path}`);
    await until(SHOWN_WITHIN_MS, async () => (await run(window, isDecided, page)) || undefined);
  };
  const isShown = await inTime(3 * SHOWN_WITHIN_MS, opened()).then(
    () => true,
    () => false,
  );
  if (!isShown) return [neverDecided(application, SHOWN_WITHIN_MS)];
  const examined = async () => {
    await wait(SETTLES_WITHIN_MS);
    const { failed } = await run(window, state, []);
    const faults = failed.includes(application) ? [] : await faultsOf(window, page, before);
    return wrongIn(await run(window, state, Object.keys(versions)), application, versions, faults, failed);
  };
  return inTime(EXAMINED_WITHIN_MS, examined());
}

/** Whether the page has come up: it says that there is nothing at this address, and all else was shown or has failed. Runs on the page. */
function isComplete(): boolean {
  const isMarked = (what: string) => performance.getEntriesByName(`portal:${what}`).length > 0;
  const ids = [...document.querySelectorAll<HTMLElement>('[data-application]')].map((one) => one.dataset.application);
  const says = document.querySelector('[data-region="page"]')?.textContent;
  return isMarked('ready') && Boolean(says) && ids.every((id) => isMarked(`shown:${id}`) || isMarked(`failed:${id}`));
}

/** What is wrong with a page that has come up. Without a session it leads to no other one: what it leaves there is not looked at. */
async function faultsOf(window: EngineWindow, page: PageToOpen, before: PageItself | undefined): Promise<string[]> {
  const { application } = page;
  if (!(await comesToRest(window))) return [`${application} renders without end`];
  if (!(await run(window, showsSomething, application))) return [`${application} shows nothing`];
  if (!(await takesClicks(window)))
    return [`${application} swallows clicks: a listener of it stops them on the whole page`];
  if (!before || !(await leaves(window, application))) return [];
  if (!(await takesClicks(window)))
    return [`${application} leaves a listener behind that swallows clicks on other pages`];
  const left = await leftBy(window, before);
  const faults =
    left.length > 0 ? [`${application} leaves behind what it changed of the page: ${left.join(', ')}`] : [];
  if (await showsAgain(window, page)) return faults;
  return [
    ...faults,
    `${application} ${(await run(window, isWiped, null)) ? 'removes the page around it' : 'shows nothing to somebody who came back'}`,
  ];
}

/** Whether the page has no place for a micro-frontend any more. Runs on the page. */
const isWiped = (): boolean => document.querySelector('[data-region]') === null;

/** What the page still has of a micro-frontend that it was left for. */
async function leftBy(window: EngineWindow, before: PageItself): Promise<string[]> {
  const look = async () => leftOn(await run(window, pageItself, null), before);
  let left = await look();
  let changed = Date.now();
  await until(TAKEN_AWAY_WITHIN_MS, async () => {
    const last = left;
    left = await look();
    if (left.join() !== last.join()) changed = Date.now();
    return left.length === 0 || Date.now() - changed > STAYS_AFTER_MS || undefined;
  }).catch(() => undefined);
  if (left.length === 0) return left;
  // Timers that are due run before a page is idle.
  await comesToRest(window);
  return look();
}

/** Whether a page shows something, or says that it cannot, when somebody comes back to it. */
async function showsAgain(window: EngineWindow, page: PageToOpen): Promise<boolean> {
  const back = (path: string) => {
    location.hash = `#${path}`;
  };
  await run(window, back, page.path);
  const isThere = async () =>
    (await run(window, isDecided, page)) && (await run(window, showsSomething, page.application));
  const isOver = async () => (await isThere()) || ((await run(window, isWiped, null)) ? false : undefined);
  const isShown = await until(SHOWN_WITHIN_MS, isOver).catch(() => false);
  await wait(SETTLES_WITHIN_MS);
  return isShown;
}
