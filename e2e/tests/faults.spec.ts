import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../setup/connection.ts';
import {
  deployedInstead,
  expect,
  type Fault,
  type FaultySite,
  filesFail,
  inTime,
  jump,
  sameDocument,
  test,
} from '../setup/fault-test.ts';
import { sweep, WIDE } from '../setup/wide.ts';

/**
 * Every fault on every remote of the product, with the bundles that are deployed: what the user sees, that everything else works,
 * and that the page comes back by its own retry without a reload. (The loader's own cases are in root-config/test/browser.)
 */

test.describe.configure({ mode: 'parallel' });

const banner = (page: Page) => page.getByRole('banner').getByRole('link').first();
const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' });
const home = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const recovery = (page: Page) => page.getByRole('heading', { level: 1, name: 'Password Recovery Registration' });
const pageFailed = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' });
const menuFailed = (page: Page) => page.getByText('The menu could not be loaded. You can go on working on this page.');
const partFailed = (page: Page) => page.getByText('This part of the page stopped working');
const HOME = '/worker/home';
const RECOVERY = '/recovery-options/two-factor-reg';

const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, path);

interface Remote {
  readonly name: string;
  /** The page it is met on. */
  readonly path: string;
  /** What a user sees when it works. */
  readonly works: (page: Page) => Promise<void>;
  /** What a user sees when it does not. */
  readonly says: (page: Page) => Promise<void>;
  /** What must work all the same. */
  readonly others: (page: Page) => Promise<void>;
}

const REMOTES: readonly Remote[] = [
  {
    name: 'mfe_shell',
    path: HOME,
    async works(page) {
      await expect(menu(page)).toBeVisible();
      await expect(menuFailed(page)).toHaveCount(0);
    },
    says: (page) => expect(menuFailed(page)).toBeVisible(),
    async others(page) {
      await expect(home(page)).toBeVisible();
      await go(page, RECOVERY);
      await expect(recovery(page)).toBeVisible();
    },
  },
  {
    name: 'mfe_recovery',
    path: RECOVERY,
    works: (page) => expect(recovery(page)).toBeVisible(),
    says: (page) => expect(pageFailed(page)).toBeVisible(),
    async others(page) {
      await expect(menu(page)).toBeVisible();
      await go(page, HOME);
      await expect(home(page)).toBeVisible();
      await expect(pageFailed(page)).toHaveCount(0);
    },
  },
  {
    name: 'mfe_timecard',
    path: HOME,
    async works(page) {
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /^(add time|continue timecard)/i })
          .first(),
      ).toBeVisible();
    },
    says: (page) => expect(pageFailed(page)).toBeVisible(),
    async others(page) {
      await expect(menu(page)).toBeVisible();
      await go(page, RECOVERY);
      await expect(recovery(page)).toBeVisible();
      await expect(pageFailed(page)).toHaveCount(0);
    },
  },
  {
    // Everybody uses the widgets; what stands without them is the portal itself.
    name: 'mfe_widgets',
    path: HOME,
    async works(page) {
      await expect(menu(page)).toBeVisible();
      await expect(home(page)).toBeVisible();
      await expect(pageFailed(page)).toHaveCount(0);
    },
    async says(page) {
      await expect(pageFailed(page)).toBeVisible();
      await expect(menuFailed(page)).toBeVisible();
    },
    async others(page) {
      await go(page, '/nowhere');
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toHaveCount(0);
    },
  },
];

/** Opens the portal and answers once the remote's failure is said, with its error number. */
async function meet(page: Page, remote: Remote, hangs = false): Promise<void> {
  await page.clock.install();
  await page.goto(`/#${remote.path}`, { waitUntil: 'commit' });
  // Nobody knows from outside when the waiting began that a deadline ends, so time goes on until it has ended.
  await (hangs ? inTime(page, () => remote.says(page)) : remote.says(page));
  await expect(page.getByText(/Error number [A-Z]{2}-[0-9A-F]{6}/).first()).toBeVisible();
}

/**
 * After the fault has gone the page comes back by itself, nobody pressing anything: it tries after 3, 20 and 60 seconds. How many of
 * these went by while the fault lasted depends on the machine, so time goes on until it works, in steps shorter than a deadline.
 */
async function comesBack(page: Page, remote: Remote, hung = false): Promise<void> {
  await go(page, remote.path);
  // What was asked for while the server hung ends at its deadline.
  if (hung) await jump(page, 21_000);
  await inTime(page, () => remote.works(page));
}

const WIRE: Record<string, (site: FaultySite, remote: string) => Fault> = {
  'files are gone (404)': (site, remote) => filesFail(site, remote, (response) => response.writeHead(404).end()),
  'server answers 500': (site, remote) => filesFail(site, remote, (response) => response.writeHead(500).end('Oops')),
  'server never answers': (site, remote) => filesFail(site, remote, () => undefined),
  'files break off in the middle': (site, remote) =>
    filesFail(site, remote, async (response, path) => {
      const script = await site.read(path);
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': Buffer.byteLength(script) });
      response.write(script.slice(0, script.length / 2));
      setTimeout(() => response.destroy(), 50);
    }),
  'files are not what was published': (site, remote) =>
    filesFail(site, remote, async (response, path) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(`window.tampered = true;${await site.read(path)}`);
    }),
};

for (const remote of REMOTES) {
  for (const [what, fault] of Object.entries(WIRE)) {
    test(
      `${remote.name}: its ${what}; the user is notified, the rest works, and it comes back by itself`,
      sweep(remote.name === 'mfe_timecard' && /404|never answers/.test(what)),
      async ({ page, site }) => {
        site.fault(fault(site, remote.name));
        const hangs = what.includes('never');
        await meet(page, remote, hangs);
        const isSame = await sameDocument(page);
        await remote.others(page);
        site.fault(undefined);
        await comesBack(page, remote, hangs);
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
        expect(await isSame()).toBe(true);
      },
    );
  }
}

const PUBLISHED: Record<string, (script: string) => string> = {
  'a syntax error': (script) => `<<<${script}`,
  'another React': (script) => script.replaceAll(/(?<library>\["react[\w/-]*",")=?\d+\.\d+\.\d+/g, '$<library>17.0.2'),
};

for (const remote of REMOTES) {
  for (const [what, edit] of Object.entries(PUBLISHED)) {
    test(
      `${remote.name}: published with ${what}; the user is notified, the rest works, and the rollback reaches the page by itself`,
      sweep(remote.name === 'mfe_timecard' && what === 'another React'),
      async ({ page, site }) => {
        site.fault(deployedInstead(site, remote.name, edit));
        await meet(page, remote);
        const isSame = await sameDocument(page);
        await remote.others(page);
        site.fault(undefined);
        await comesBack(page, remote);
        expect(await isSame()).toBe(true);
      },
    );
  }
}

/** The remote's own code throws where a test says so, and as long as it does. */
function throwing(remote: string): (script: string, file: string) => string {
  const guard = (where: string) =>
    `(self.thrownBy===${JSON.stringify(where)}&&(()=>{throw new Error("thrown ${where}")})())`;
  return (script, file) => {
    const rendering = script.replaceAll(
      /className:("(?!portal-)[^"]*")/g,
      `className:(${guard('while rendering')},$1)`,
    );
    if (!file.startsWith('entry.')) return rendering;
    return `${rendering};(() => {
  const { get, init } = self.${remote};
  const wrapped = (module) => module.mount ? { ...module, mount: async (...args) => {
    ${guard('at mount')};
    const mounted = await module.mount(...args);
    return { ...mounted, unmount() { mounted.unmount(); ${guard('at unmount')}; } };
  } } : (${guard('at mount')}, module);
  self.${remote} = { init, get: async (name) => { const evaluate = await get(name); return () => wrapped(evaluate()); } };
})();`;
  };
}
const setFault = (page: Page, where: string | undefined) =>
  page.evaluate((value) => Object.assign(window, { thrownBy: value }), where);

for (const remote of REMOTES) {
  const what = remote.name === 'mfe_widgets' ? 'when its modules are evaluated' : 'at mount';
  test(
    `${remote.name} throws ${what}; the user is notified, the rest works, and it comes back by itself`,
    sweep(remote.name === 'mfe_timecard'),
    async ({ page, site }) => {
      site.fault(deployedInstead(site, remote.name, throwing(remote.name)));
      await page.addInitScript(() => Object.assign(window, { thrownBy: 'at mount' }));
      await meet(page, remote);
      const isSame = await sameDocument(page);
      await remote.others(page);
      await setFault(page, undefined);
      await comesBack(page, remote);
      expect(await isSame()).toBe(true);
    },
  );

  test(
    `${remote.name} throws while rendering; it says so in its place, the rest works, and Try again brings it`,
    sweep(remote.name === 'mfe_timecard'),
    async ({ page, site }) => {
      site.fault(deployedInstead(site, remote.name, throwing(remote.name)));
      await page.addInitScript(() => Object.assign(window, { thrownBy: 'while rendering' }));
      await page.goto(`/#${remote.path}`);
      await expect(partFailed(page).first()).toBeVisible();
      const isSame = await sameDocument(page);
      if (remote.name !== 'mfe_widgets') await remote.others(page);
      await setFault(page, undefined);
      await go(page, remote.path);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(async () => {
        // One that has just been pressed may go before the next look at it.
        if ((await again.count()) > 0) await again.first().click({ timeout: 1_000 });
        expect(await again.count()).toBe(0);
      }).toPass({ timeout: 20_000 });
      await remote.works(page);
      expect(await isSame()).toBe(true);
    },
  );
}

// The shell stays as long as the document, and widgets are not mounted by the portal.
for (const remote of REMOTES.filter(({ name }) => /recovery|timecard/.test(name))) {
  test(
    `${remote.name} throws at unmount; the next page comes all the same, and so does it`,
    sweep(remote.name === 'mfe_timecard'),
    async ({ page, site }) => {
      site.fault(deployedInstead(site, remote.name, throwing(remote.name)));
      await page.goto(`/#${remote.path}`);
      await remote.works(page);
      const isSame = await sameDocument(page);
      await setFault(page, 'at unmount');
      await remote.others(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await go(page, remote.path);
      await remote.works(page);
      expect(await isSame()).toBe(true);
    },
  );
}

const nothingIsSaid = async (page: Page) => {
  await expect(pageFailed(page)).toHaveCount(0);
  await expect(menuFailed(page)).toHaveCount(0);
  await expect(partFailed(page)).toHaveCount(0);
};

for (const remote of REMOTES) {
  test(
    `${remote.name}: an old page from a cache asks for files that are gone; what is live now stands in unseen`,
    sweep(remote.name === 'mfe_timecard'),
    async ({ page, site }) => {
      const folder = site.folder(remote.name);
      const gone = folder.replace(/\/$/, '-gone/');
      const version = site.live.microFrontends[remote.name]?.version ?? '';
      site.fault(async (path, response) => {
        if (path !== '/') return false;
        response.setHeader('Content-Type', 'text/html');
        const old = (await site.read('/'))
          .replaceAll(folder, gone)
          .replaceAll(`"version":"${version}"`, `"version":"${version}-gone"`);
        response.end(old);
        return true;
      });
      await page.goto(`/#${remote.path}`);
      await remote.works(page);
      await nothingIsSaid(page);
    },
  );

  test(
    `${remote.name}: a field of it is missing in the page’s manifest; the server’s manifest holds, unseen`,
    sweep(remote.name === 'mfe_timecard'),
    async ({ page, site }) => {
      site.fault(async (path, response) => {
        if (path !== '/') return false;
        response.setHeader('Content-Type', 'text/html');
        const base = `"base":"${site.folder(remote.name)}",`;
        const html = await site.read('/');
        expect(html).toContain(base);
        response.end(html.replace(base, ''));
        return true;
      });
      await page.goto(`/#${remote.path}`);
      await remote.works(page);
      await nothingIsSaid(page);
    },
  );

  test(
    `${remote.name}: its files’ server goes down after the first load; a reload comes from the cache, unseen`,
    sweep(remote.name === 'mfe_timecard'),
    async ({ page, site }) => {
      await page.goto(`/#${remote.path}`);
      await remote.works(page);
      // All of it has come: what comes last is not what the test of a remote looks at.
      await page.waitForLoadState('networkidle');
      site.fault(filesFail(site, remote.name, (response) => response.writeHead(503).end()));
      await page.reload();
      await remote.works(page);
      await nothingIsSaid(page);
    },
  );
}

test(
  'no manifest can be read, neither the page’s nor the server’s: the portal says so, and comes by itself when it can',
  WIDE,
  async ({ page, site }) => {
    site.fault(async (path, response) => {
      if (path === '/') response.end((await site.read('/')).replace('"schemaVersion":1', '"schemaVersion":'));
      else if (path === '/deployments.json') response.end('{"schemaVersion":1');
      else return false;
      return true;
    });
    await page.clock.install();
    await page.goto(`/#${HOME}`);
    await page.clock.runFor(5_000);
    await expect(page.getByRole('heading', { name: 'The portal could not be loaded' })).toBeVisible();
    const isSame = await sameDocument(page);
    site.fault(undefined);
    await inTime(page, () => expect(menu(page)).toBeVisible());
    await expect(home(page)).toBeVisible();
    expect(await isSame()).toBe(true);
  },
);

/** Home, its timecard, the recovery flow and the shell around them: every remote, met in turn. */
async function everythingWorks(page: Page): Promise<void> {
  await page.goto(`/#${HOME}`);
  await expect(menu(page)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(add time|continue timecard)/i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await go(page, RECOVERY);
  await expect(recovery(page)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await nothingIsSaid(page);
}

test('storage is blocked: every remote works', WIDE, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await everythingWorks(page);
  expect(uncaught).toEqual([]);
});

for (const year of ['1999', '2099']) {
  test(`the computer’s clock says ${year}: every remote works`, WIDE, async ({ page }) => {
    await page.clock.install({ time: new Date(`${year}-01-01T00:00:00Z`) });
    await everythingWorks(page);
  });
}

test(
  'slow 3G: every remote comes within its deadline, Add Time too, and nothing is said to have failed',
  WIDE,
  async ({ page }) => {
    test.setTimeout(300_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    page.setDefaultTimeout(60_000);
    await page.goto(`/#${HOME}`);
    await expect(menu(page)).toBeVisible({ timeout: 40_000 });
    await expect(home(page)).toBeVisible({ timeout: 40_000 });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(add time|continue timecard)/i })
      .first()
      .click({ timeout: 40_000 });
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible({ timeout: 40_000 });
    await go(page, RECOVERY);
    await expect(recovery(page)).toBeVisible({ timeout: 40_000 });
    await nothingIsSaid(page);
  },
);

for (const [one, other] of [
  ['mfe_shell', 'mfe_timecard'],
  ['mfe_recovery', 'mfe_widgets'],
] as const) {
  test(
    `two overrides at once, of ${one} and ${other}, both dead: both are reported, the page is as deployed`,
    sweep(one === 'mfe_shell'),
    async ({ page }) => {
      const dead = (name: string) => `override=${name}@http://localhost:9/build.json`;
      await page.goto(`/?${dead(one)}&${dead(other)}#${HOME}`);
      await expect(page.getByText(`${one} (not reachable), ${other} (not reachable)`)).toBeVisible();
      await expect(menu(page)).toBeVisible();
      await expect(home(page)).toBeVisible();
      await nothingIsSaid(page);
    },
  );
}

for (const [one, other] of [
  ['mfe_shell', 'mfe_timecard'],
  ['mfe_recovery', 'mfe_widgets'],
] as const) {
  test(
    `two overrides at once, of ${one} and ${other}: both are seen, everything works, Reset ends both`,
    sweep(one === 'mfe_shell'),
    async ({ page, site }) => {
      const asked: string[] = [];
      site.fault(async (path, response) => {
        const [, name = '', file = ''] = /^\/override\/(\w+)\/(.+)$/.exec(path) ?? [];
        const live = site.live.microFrontends[name];
        if (!live) return false;
        asked.push(name);
        const { entry, modules, uses } = live;
        const json = file === 'build.json';
        response.writeHead(200, { 'Content-Type': json ? 'application/json' : 'text/javascript' });
        response.end(json ? JSON.stringify({ name, entry, modules, uses }) : await site.read(live.base + file));
        return true;
      });
      const over = (name: string) => `override=${name}@${site.url}/override/${name}/build.json`;
      await page.goto(`/?${over(one)}&${over(other)}#${HOME}`);
      await expect(page.getByText(`Overridden here: ${one}, ${other}`)).toBeVisible();
      await expect(menu(page)).toBeVisible();
      await expect(home(page)).toBeVisible();
      await go(page, RECOVERY);
      await expect(recovery(page)).toBeVisible();
      await nothingIsSaid(page);
      expect(new Set(asked)).toEqual(new Set([one, other]));
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByText('Overridden here')).toHaveCount(0);
      await expect(recovery(page)).toBeVisible();
    },
  );
}

test(
  'an old page from a cache, older than what this browser has used: the server’s manifest holds, unseen',
  WIDE,
  async ({ page, site }) => {
    const { revision } = site.live;
    await page.addInitScript((newer) => localStorage.setItem('portal.revision', String(newer)), revision + 1);
    const asked = page.waitForRequest('**/deployments.json');
    await everythingWorks(page);
    await asked;
  },
);

test('offline: what was open stays usable, a page not loaded yet says so and comes by itself with the connection', async ({
  page,
}) => {
  // Nothing is fetched ahead on a page whose visitor saves data.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`/#${HOME}`);
  await expect(menu(page)).toBeVisible();
  await expect(home(page)).toBeVisible();
  const isSame = await sameDocument(page);
  await goOffline(page);
  await go(page, RECOVERY);
  await expect(pageFailed(page)).toBeVisible();
  await expect(menu(page)).toBeVisible();
  await go(page, HOME);
  await expect(home(page)).toBeVisible();
  await go(page, RECOVERY);
  await goOnline(page);
  await expect(recovery(page)).toBeVisible();
  expect(await isSame()).toBe(true);
  // A reload without a connection is the browser's own page: nothing here is a service worker. With it everything is back.
  await goOffline(page);
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await goOnline(page);
  await page.goto(`/#${RECOVERY}`);
  await expect(recovery(page)).toBeVisible();
  await expect(menu(page)).toBeVisible();
});
