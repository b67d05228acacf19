import { calm } from '../../setup/calm.ts';
import { expect, type Fault, type FaultySite, sameDocument, test } from '../../setup/fault-test.ts';
import { filesFail } from '../../setup/faults.ts';
import { comesBack, meet, nothingIsSaid, REMOTES } from '../../setup/remotes.ts';
import { sweep, WIDE } from '../../setup/wide.ts';

/**
 * The files of each remote fail on the wire, with the deployed bundles. Tests the user's view, that everything else works, and that the
 * page comes back by its own retry without a reload. One fault of each kind is in root-config/test/browser.
 */

test.describe.configure({ mode: 'parallel' });

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
  test.describe(() => {
    test.use({ account: remote.account ?? 'worker' });
    for (const [what, fault] of Object.entries(WIRE)) {
      test(
        `${remote.name}: its ${what}; the user is notified, the rest works, and it comes back by itself (docs: shell#bootstrap-retry)`,
        WIDE,
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
  });
}

for (const remote of REMOTES) {
  test.describe(() => {
    test.use({ account: remote.account ?? 'worker' });
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
      `${remote.name}: its files’ server goes down after the first load; a reload comes from the cache, unseen`,
      WIDE,
      async ({ page, site }) => {
        await page.goto(`/#${remote.path}`);
        await remote.works(page);
        // Wait for all files: `works` does not look at those that arrive last.
        await calm(page);
        site.fault(filesFail(site, remote.name, (response) => response.writeHead(503).end()));
        await page.reload();
        await remote.works(page);
        await nothingIsSaid(page);
      },
    );
  });
}
