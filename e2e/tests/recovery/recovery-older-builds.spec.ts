import { check, directoryStore, embedScript, type FactsOf, readFacts, withPublication } from 'deployments';
import type { Manifest } from 'deployments/manifest';
import { type KeptVersion, keptVersions } from 'scripts/keep/kept-versions';
import { expect, test } from '../../setup/fault-test.ts';
import { signInAs } from '../../setup/portal-test.ts';
import { code, codeIn, email, press, title } from '../../setup/recovery/recovery-page.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { WIDE } from '../../setup/wide.ts';

/**
 * Builds from before the manifest's `ownRealm` know no realm of their own: an element with one of them behind it runs in the page's,
 * beside present builds too. The kept builds of `e2e/contracts` are such builds; for the element alone they all go together.
 */

const newest = (name: string) =>
  keptVersions(name).findLast(({ publication }) => !('deployed' in publication && 'ownRealm' in publication.deployed));

const store = directoryStore(liveStore);

/** Whether `mfe check` lets these kept builds live beside the present ones. */
async function mayLive(kept: readonly KeptVersion[], manifest: Manifest, live: Manifest): Promise<boolean> {
  const published = await readFacts(store, [live]);
  const facts: FactsOf = (name, version) =>
    kept.find(({ publication }) => publication.name === name && publication.version === version)?.publication.facts ??
    published(name, version);
  return check(manifest, live, facts).length === 0;
}

const MIXTURES = [['mfe_recovery'], ['mfe_widgets'], ['mfe_recovery', 'mfe_widgets']];

for (const names of MIXTURES) {
  test(`with ${names.join(' and ')} from before realms the element works`, WIDE, async ({ page, site, served }) => {
    const kept = names.map(newest).filter((one) => one !== undefined);
    test.skip(kept.length < names.length, 'Such builds are kept no more: this test has served its time.');
    const manifest = kept.reduce((live, { publication }) => withPublication(live, publication), site.live);
    test.skip(!(await mayLive(kept, manifest, site.live)), 'mfe check refuses them beside the present builds.');
    // The script after the excerpt is the same for every deployment.
    const script = embedScript(manifest, (await site.read('/embed.js')).replace(/^self\.__portalEmbed=.*\n/, ''));
    site.fault((path, response) => {
      const answer = (type: string, body: string) => response.writeHead(200, { 'Content-Type': type }).end(body);
      const file = fileOf(kept, path);
      if (path === '/legacy/old.html')
        answer(
          'text/html',
          '<!doctype html><title>Old</title><recovery-options as-modal></recovery-options><script src="/embed.js"></script>',
        );
      else if (path === '/embed.js') answer('text/javascript; charset=utf-8', script);
      else if (path === '/deployments.json') answer('application/json', JSON.stringify(manifest));
      else if (path === '/deployments-previous.json') response.writeHead(404).end();
      else if (file !== undefined) answer('text/javascript; charset=utf-8', file);
      else return false;
      return true;
    });
    // Here the data are changed: the contacts that another test has registered must be gone.
    const reset = await fetch(`${served.url}/dev/reset`, { method: 'POST' });
    expect(reset.ok).toBe(true);
    await signInAs(page, 'worker', '/deployments.json', site.url);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    await page.goto('/legacy/old.html');
    const to = `${names.join('.')}@example.com`;
    await email(page).fill(to);
    await press(page, 'Continue');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    const messages = JSON.parse(await site.read(`/dev/outbox?to=${encodeURIComponent(to)}`));
    await code(page).fill(codeIn(messages[0]));
    await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
    // It was really those versions which ran, in the page's own realm.
    for (const { publication } of kept) {
      const base = await page.evaluate((name) => globalThis.__portalHost?.base(name), publication.name);
      expect(base).toContain(publication.version);
    }
    expect(said.filter((text) => /falling back to|could not be|uncaught/.test(text))).toEqual([]);
  });
}

/** A script of one of the kept versions, if the path is one. */
function fileOf(kept: readonly KeptVersion[], path: string): string | undefined {
  for (const { publication, scripts } of kept) {
    const base = `/mfe/${publication.name}/${publication.version}/`;
    if (path.startsWith(base)) return scripts[path.slice(base.length)];
  }
  return undefined;
}
