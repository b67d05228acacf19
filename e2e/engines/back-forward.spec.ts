import { button, first, inside, role, text } from 'deployments/engines';
import { expect, inEveryEngine } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

/** A page that its browser keeps for "back" is there at once: each page of the portal can be kept, in each engine. */

const main = role('main');

/** Every page with a route, by an account that may see it. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  worker: [
    '/worker/home',
    '/worker/time-expense',
    '/worker/time-expense/add-time?engagementid=5000',
    '/worker/time-expense/add-expense',
    '/worker/time-expense/add-project',
    '/worker/time-expense-detail/20002',
    '/user-account',
    '/notifications',
    '/insights',
    '/recovery-options/edit',
    '/document-viewer',
  ],
  manager: [
    '/manager/home',
    '/manager/time-and-billing',
    '/manager/approvals',
    '/manager/delegates',
    '/manager/refresh',
    '/insights',
  ],
  msp: ['/user-administration'],
};

/** The viewer has nothing to name without a document. */
const shownOn = (path: string) => (path === '/document-viewer' ? main : first(inside(main, role('heading'))));

/** Nothing of the page is in the way: it was kept, or would have been by a browser that keeps any. */
const canBeKept = (returned: 'kept' | readonly string[]) => (returned === 'kept' ? [] : returned);

inEveryEngine((test) => {
  for (const [account, paths] of Object.entries(PAGES)) {
    test(`@wide each page of ${account} can be kept for "back"`, async ({ visit, signIn }) => {
      await signIn('/', account);
      const kept: Record<string, readonly string[]> = {};
      for (const path of paths) {
        await visit.open('/browser.html');
        await visit.open(`/#${path}`);
        await visit.see(shownOn(path));
        kept[path] = canBeKept(await visit.leaveAndReturn());
        await visit.see(shownOn(path));
      }
      expect(kept).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
    });
  }

  test('@wide a page that returns fetches its data again', async ({ visit, signIn }) => {
    await signIn('/#/worker/time-expense', 'worker-templates');
    await visit.see(inside(main, text('Page 1 of 3')));
    const before = await visit.seeLoads(/\/billing-items\b/, 1);
    const returned = await visit.leaveAndReturn();
    await visit.see(inside(main, text('Page 1 of 3')));
    // Without having been kept, the page is another one, with loads of its own.
    await visit.seeLoads(/\/billing-items\b/, returned === 'kept' ? before.length + 1 : 1);
  });

  test('@wide who goes back after signing out sees nothing of the person before', async ({ visit, signIn }) => {
    await signIn();
    await visit.see(first(inside(main, role('heading'))));
    await signOut(visit);
    await visit.back();
    await visit.see(button('Sign in'));
    await visit.seeCount(text(/Amara/), 0);
  });
});

async function signOut(visit: Visitor): Promise<void> {
  await visit.click(button(/^Account of/));
  await visit.click(button('Sign out'));
  await visit.see(button('Sign in'));
}
