import type { Page } from '@playwright/test';
import { expect, sameDocument, test } from '../../setup/fault-test.ts';
import { deployedInstead } from '../../setup/faults.ts';
import { comesBack, go, meet, partFailed, REMOTES } from '../../setup/remotes.ts';
import { sweep, WIDE } from '../../setup/wide.ts';

/**
 * The code of each remote is at fault: the published script does not run, or throws where it runs. Tests the user's view, that everything
 * else works, and that the page comes back without a reload. One fault of each kind is in root-config/test/browser.
 */

test.describe.configure({ mode: 'parallel' });

const PUBLISHED: Record<string, (script: string) => string> = {
  'a syntax error': (script) => `<<<${script}`,
  // The version that it was built with, and the range that it runs with.
  'another React': (script) => script.replaceAll(/(\["react[\w/-]*",)"=?\d+\.\d+\.\d+"(?:,"[^"]*")?/g, '$1"17.0.2"'),
};

for (const remote of REMOTES) {
  test.describe(() => {
    test.use({ account: remote.account ?? 'worker' });
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
  });
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
  const wrapped = (module) => module.mount ? { ...module,
    mount: async (props) => { ${guard('at mount')}; await module.mount(props); },
    unmount: async (props) => { await module.unmount(props); ${guard('at unmount')}; },
  } : (${guard('at mount')}, module);
  self.${remote} = { init, get: async (name) => { const evaluate = await get(name); return () => wrapped(evaluate()); } };
})();`;
  };
}
const setFault = (page: Page, where: string | undefined) =>
  page.evaluate((value) => Object.assign(window, { thrownBy: value }), where);

for (const remote of REMOTES) {
  test.describe(() => {
    test.use({ account: remote.account ?? 'worker' });
    const what = remote.name === 'mfe_widgets' ? 'when its modules are evaluated' : 'at mount';
    test(
      `${remote.name} throws ${what}; the user is notified, the rest works, and it comes back by itself`,
      WIDE,
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
      WIDE,
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
        }).toPass();
        await remote.works(page);
        expect(await isSame()).toBe(true);
      },
    );
  });
}

// The shell stays as long as the document, and widgets are not mounted by the portal.
for (const remote of REMOTES.filter(({ name }) => !/shell|widgets/.test(name))) {
  test.describe(() => {
    test.use({ account: remote.account ?? 'worker' });
    test(
      `${remote.name} throws at unmount; the next page comes all the same, and so does it`,
      WIDE,
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
  });
}
