import type { Page } from '@playwright/test';
import {
  type CheckFinding,
  check,
  currentManifest,
  directoryStore,
  type FactsOf,
  ROOT,
  readFacts,
  withPublication,
} from 'deployments';
import type { Manifest } from 'deployments/manifest';
import { KEPT, type KeptVersion, keptVersions } from 'scripts/keep/kept-versions';
import { expect, type Fault, test } from '../../setup/fault-test.ts';
import { signInAs } from '../../setup/portal-test.ts';
import { keptAnswer } from '../../setup/releases/kept-release.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { draftBytes } from '../../setup/timecard-test.ts';

/**
 * Teams deploy alone, so a page mixes versions: each of the last three published versions of root and of a micro-frontend
 * (`e2e/contracts`, `npm run keep`) with the present build of everything else. A change that `mfe check` allows has to mount and work here; one that it
 * refuses, it has to say which page would break.
 */

test.describe.configure({ mode: 'parallel' });

const store = directoryStore(liveStore);

const main = (page: Page) => page.getByRole('main');

/** The use that each consumer makes of the widgets it was built with. */
const WORKS: Record<string, (page: Page) => Promise<void>> = {
  async mfe_shell(page) {
    await page.goto('/#/worker/home');
    await expect(
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Browser Requirements' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  async mfe_timecard(page) {
    await page.goto('/#/worker/home');
    const add = /^(add time|continue timecard)/i;
    await main(page)
      .getByRole('link', { name: add })
      .or(main(page).getByRole('button', { name: add }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeVisible();
    const monday = page.getByRole('region', { name: /^Monday/ });
    const heading = monday.getByRole('heading', { level: 2 }).getByRole('button');
    if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
    await monday.getByRole('combobox', { name: 'Start of line 1' }).fill('9a');
    await monday.getByRole('combobox', { name: 'End of line 1' }).fill('1730');
    await monday.getByRole('combobox', { name: 'End of line 1' }).press('Tab');
    await expect(monday.getByRole('combobox', { name: 'End of line 1' })).toHaveValue('5:30 PM');
    await expect(monday.getByText('8.50').first()).toBeVisible();
  },
  async mfe_recovery(page) {
    // A test before this one may have registered contacts.
    expect((await page.request.post('/dev/reset')).ok()).toBe(true);
    await signInAs(page, 'worker', '/#/recovery-options/two-factor-reg');
    await expect(page.getByRole('heading', { level: 1, name: 'Password Recovery Registration' })).toBeVisible();
    const phone = page.getByLabel(/^Mobile phone/);
    // Kept versions leave a number as it was typed when that was before their numbering plans had come.
    await expect(async () => {
      await phone.fill('');
      await phone.pressSequentially('2133734253');
      await expect(phone).toHaveValue('(213) 373-4253', { timeout: 1_000 });
    }).toPass();
    await page.getByLabel(/^Email/).fill('somebody@example.com');
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  },
  async mfe_expenses(page) {
    await page.goto('/#/worker/time-expense/add-expense');
    await expect(page.getByRole('heading', { level: 1, name: /^Expenses, / })).toBeVisible();
    await page.getByRole('button', { name: 'Add line' }).click();
    await main(page).getByLabel('Amount', { exact: true }).fill('12.50');
    await page.keyboard.press('Tab');
    await expect(main(page).getByText('$12.50').first()).toBeVisible();
  },
  async mfe_account(page) {
    await page.goto('/#/user-account');
    // Builds of 1.1.0 and before say the latter.
    await expect(page.getByRole('heading', { level: 1, name: /^(?:Your account|Account security)$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('New password', { exact: true }).fill('Tram-Kiwi-86');
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Tram-Kiwi-86');
  },
  async mfe_approvals(page) {
    await page.goto('/#/manager/time-and-billing');
    await expect(page.getByRole('heading', { level: 1, name: 'Time and billing' })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Approve' })).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: /^Reject / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
};

/** The user of a consumer; a worker by default. */
const ACCOUNTS: Record<string, string> = { mfe_approvals: 'manager' };

interface Mixture {
  readonly manifest: Manifest;
  readonly findings: readonly CheckFinding[];
}

/** One kept version among the present builds, and what `mfe check` has to say about it. */
async function mixture({ publication }: KeptVersion): Promise<Mixture> {
  const live = await currentManifest(store);
  const manifest = withPublication(live, publication);
  const published = await readFacts(store, [live]);
  const facts: FactsOf = (name, version) =>
    name === publication.name && version === publication.version ? publication.facts : published(name, version);
  return { manifest, findings: check(manifest, live, facts) };
}

/** The portal as it would be after that activation. */
function served(kept: KeptVersion, manifest: Manifest): Fault {
  return (path, response) => {
    const answer = keptAnswer([kept], manifest, path);
    if (answer) response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
    return answer !== undefined;
  };
}

function pairs(kept: KeptVersion, consumers: readonly string[], title: string): void {
  const { name, version } = kept.publication;
  for (const consumer of consumers) {
    const account = ACCOUNTS[consumer] ?? 'worker';
    test.describe(() => {
      test.use({ account });
      test(`${title}: ${consumer}${consumer === name ? '' : ` with ${name}`} ${version} (docs: widgets#widget-contracts)`, async ({
        page,
        site,
      }) => {
        const { manifest, findings } = await mixture(kept);
        if (findings.length > 0) {
          // Refused: no user ever meets this pair. Activating it reports what would break.
          const [first] = findings;
          const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
          console.log(`refused: ${name} ${version}: ${first?.rule}: ${first?.message}${more}`);
          for (const { message } of findings) expect(message).toMatch(/would break|budget|collide|kB/);
          return;
        }
        site.fault(served(kept, manifest));
        const said: string[] = [];
        page.on('console', (message) => said.push(message.text()));
        page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
        await WORKS[consumer]?.(page);
        // It was really that version which ran, and nothing stood in for it.
        expect(await baseOf(page, name)).toContain(version);
        // Builds of 1.0.0 had words of their own for keys that belong to others now. That is reported, and changes nothing.
        const heard = said.filter((text) => !text.startsWith('uncaught: Somebody else has registered'));
        expect(
          heard.filter((text) => /falling back to|could not be shown|uncaught|Content Security Policy/.test(text)),
        ).toEqual([]);
      });
    });
  }
}

/** Where a page has a name's scripts from. */
const baseOf = (page: Page, name: string) =>
  page.evaluate(
    ([remote, root]) =>
      remote === root
        ? document.querySelector<HTMLScriptElement>('script[src*="/mfe/root/"]')?.src
        : globalThis.__portalHost?.base(remote),
    [name, ROOT] as const,
  );

const CONSUMERS = Object.keys(WORKS);

for (const consumer of CONSUMERS)
  for (const kept of keptVersions(consumer)) pairs(kept, [consumer], 'an old consumer on the present widgets');
for (const kept of keptVersions('mfe_widgets')) pairs(kept, CONSUMERS, 'a present consumer on old widgets');
for (const kept of keptVersions(ROOT)) pairs(kept, CONSUMERS, 'a present micro-frontend on an old root');

/** Unsaved entries that a version kept on the device come back in the build that replaces it while its page is closed. */
for (const kept of keptVersions('mfe_timecard'))
  test(`a draft that ${kept.publication.version} wrote is restored by the present build`, async ({ page, site }) => {
    const present = site.live.microFrontends.mfe_timecard?.version;
    test.skip(kept.publication.version === present, 'The newest that is kept is the present build.');
    // A build that is refused now was live once, beside builds of its time.
    const { manifest } = await mixture(kept);
    page.on('dialog', (dialog) => dialog.accept());
    site.fault(served(kept, manifest));
    await WORKS.mfe_timecard?.(page);
    expect(await page.evaluate(() => globalThis.__portalHost?.base('mfe_timecard'))).toContain(
      kept.publication.version,
    );
    await expect.poll(() => draftBytes(page)).not.toBeNull();
    site.fault(() => false);
    await page.reload();
    const monday = page.getByRole('region', { name: /^Monday/ });
    await expect(monday).toBeVisible();
    expect(await page.evaluate(() => globalThis.__portalHost?.base('mfe_timecard'))).not.toContain(
      kept.publication.version,
    );
    // The tab goes on with what it kept itself; a draft of no known tab is offered.
    const offer = page.getByRole('button', { name: 'Restore my entries' });
    const back = monday.getByText('8.50').first();
    await expect(offer.or(back).first()).toBeVisible();
    if (await offer.isVisible()) await offer.click();
    await expect(back).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Grid', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^Mon.*, Start$/ })).toHaveValue('9:00 AM');
    await expect(page.getByRole('textbox', { name: /^Mon.*, End$/ })).toHaveValue('5:30 PM');
  });

test('published versions of each are kept, three at most', () => {
  for (const name of [...CONSUMERS, 'mfe_widgets', ROOT]) {
    expect([name, keptVersions(name).length]).not.toEqual([name, 0]);
    expect(keptVersions(name).length).toBeLessThanOrEqual(KEPT);
  }
});
