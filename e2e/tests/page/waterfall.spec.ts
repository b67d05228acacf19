import type { Page } from '@playwright/test';
import { type Request, record, watchFor } from '../../bench/load.ts';
import scriptsOf from '../../setup/page-requests.json' with { type: 'json' };
import { expect, test } from '../../setup/portal-test.ts';
import { sweep } from '../../setup/wide.ts';

/** Requests of a page until it can be used: everything by the page itself (docs: ARCHITECTURE.md, "How a page loads"). */

const PAGES: readonly {
  readonly name: keyof typeof scriptsOf;
  readonly account: string;
  readonly hash: string;
  readonly usable: string;
}[] = [
  {
    name: 'Add Time',
    account: 'worker',
    hash: '#/worker/time-expense/add-time?reqId=5000',
    usable: 'main input[type="text"]:not([disabled]):not([readonly])',
  },
  { name: 'the list of items', account: 'worker', hash: '#/worker/time-expense', usable: 'main .tc-lines .tc-line' },
  // Nobody asks this one to answer a survey, which is a script that comes with the questions.
  { name: 'the home page', account: 'worker-templates', hash: '#/worker/home', usable: 'main .tc-card' },
  { name: 'the home page of a manager', account: 'manager', hash: '#/manager/home', usable: 'main .ap-type-card' },
  {
    name: 'the list of approvals',
    account: 'manager',
    hash: '#/manager/time-and-billing',
    usable: 'main .ap-type-card',
  },
  { name: 'the dashboard', account: 'manager', hash: '#/manager/approvals', usable: 'main .ap-page [role="tablist"]' },
  { name: 'an expense report', account: 'worker', hash: '#/worker/time-expense/add-expense', usable: 'main h1' },
  { name: 'the account', account: 'worker', hash: '#/user-account', usable: 'main h1' },
];

/** The requests until something is shown, and when that was; by the browser's own clock, because a test looks later. */
async function requestsUntil(page: Page, hash: string, usable: string): Promise<readonly Request[]> {
  const requests = new Map<string, Request>();
  await record(await page.context().newCDPSession(page), requests);
  await page.addInitScript(watchFor, usable);
  await page.addInitScript(watchPreloads);
  await page.goto(`/${hash}`);
  const until = await page.waitForFunction(() => {
    const { __usable } = window as unknown as { __usable?: number };
    return __usable === undefined ? undefined : performance.timeOrigin + __usable;
  });
  const time = (await until.jsonValue()) as number;
  return [...requests.values()].filter(({ at }) => at < time);
}

/** Runs before the page: notes when it has preloaded its scripts. */
function watchPreloads(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement && node.rel === 'preload' && node.as === 'script')
        Object.assign(window, { __preloaded: performance.timeOrigin + performance.now() });
  }).observe(document, { childList: true, subtree: true });
}

const preloadTime = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { __preloaded: number }).__preloaded);

for (const { name, account, hash, usable } of PAGES)
  test(
    `the scripts of ${name} are as many as recorded, and none is requested by another one`,
    sweep(name === 'Add Time' || name === 'the list of approvals'),
    async ({ page, signIn }) => {
      await signIn(account);
      const scripts = (await requestsUntil(page, hash, usable)).filter(({ type }) => type === 'Script');
      const named = (request: Request) => new URL(request.url).pathname;
      // Reports are sent by the clock, however long the page takes; attachments are requested by the frame that makes the page usable.
      const own = scripts.filter((one) => !/\/(?:monitoring|attachments)\./.test(one.url));
      // What is preloaded follows the first frame. The page's own scripts may run before it, and then ask for the rest no later.
      const preloaded = await preloadTime(page);
      expect(preloaded).toBeGreaterThan(0);
      const asked = own.filter((one) => one.initiator?.endsWith('.js') && one.at > preloaded);
      expect(asked.map((one) => `${named(one)} by ${one.initiator}`)).toEqual([]);
      // Fewer are good news: record them. The bytes are held by `budgets.pages`, renders by timecard-keystroke.spec.
      expect(own.map(named)).toHaveLength(scriptsOf[name]);
    },
  );
