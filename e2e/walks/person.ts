import { type Browser, errors, type Locator, type Page, type Request } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { Approver, type Review } from './approver.ts';
import { Contacts } from './contacts.ts';
import { DENIED, FIELDS, nameOf, nth } from './controls.ts';
import { saidDifferently } from './figures/same-everywhere.ts';
import { type Rejection, rejectionShownDifferently, rejectionsMailedDifferently } from './figures/told-of-rejection.ts';
import { entersPlainly } from './plain-entry.ts';
import { savedExpenses, savedTime } from './saved-everywhere.ts';
import { entriesOn, main, wrongOnScreen } from './screen.ts';
import { worksOnSecondDevice } from './second-device.ts';
import type { Step, Walk } from './step.ts';
import type { Walker } from './take-steps.ts';
import { signInto, Visit } from './visit.ts';
import type { WalkedPortal } from './walked-portal.ts';

const WITHIN_MS = 20_000;
/** For fields that a page may not have: it may be another way of entering. */
const PLAIN_WITHIN_MS = 4_000;
const ITEMS = '/wand2/api/billing/billing-items';
/** The tab of the approver's list that has what is entered on a page. */
const VIEWS = {
  'add-time': 'TIME',
  'add-expense': 'EXPENSE',
  'add-project': 'PROJECT',
  'add-adjustment': 'ADJUSTMENT',
};
const REVIEWS: Readonly<Record<string, Review>> = {
  'is approved': 'approves',
  'is sent back': 'sends back',
  'is allocated otherwise': 'changes allocations',
};

/** Who enters what a walk is about. */
function account({ page, engagement }: Pick<Walk, 'page' | 'engagement'>): string {
  if (page === 'add-adjustment') return 'manager';
  return engagement === 5000 ? 'worker' : 'worker-templates';
}

/** Somebody who enters time, expenses, project work or an adjustment of an engagement, in a browser of their own. */
export class Person implements Walker<Step> {
  readonly said: string[] = [];
  readonly wrong: string[] = [];
  readonly #browser: Browser;
  readonly #portal: WalkedPortal;
  readonly #walk: Pick<Walk, 'page' | 'engagement'>;
  readonly #approver: Approver;
  readonly #contacts: Contacts;
  readonly #rejections: Rejection[] = [];
  #visit!: Visit;
  #savedElsewhere = false;
  /** The item that was saved last. */
  #saved: number | undefined;
  /** The bodies of the saves and submits, in order. */
  readonly sent: unknown[] = [];

  constructor(browser: Browser, portal: WalkedPortal, walk: Pick<Walk, 'page' | 'engagement'>) {
    this.#browser = browser;
    this.#portal = portal;
    this.#walk = walk;
    this.#approver = new Approver(browser, portal.url);
    this.#contacts = new Contacts(portal.url, account(walk));
  }

  async begin(): Promise<void> {
    const visitor = { url: this.#portal.url, account: account(this.#walk), withinMs: WITHIN_MS };
    this.#visit = await Visit.begin(this.#browser, visitor);
    await this.#openPage();
    await this.#page.goto(this.#address());
    await this.#ready();
  }

  get #page(): Page {
    return this.#visit.page;
  }

  #address = () => `/#/worker/time-expense/${this.#walk.page}?reqId=${this.#walk.engagement}`;

  async #openPage(): Promise<void> {
    await this.#visit.openPage();
    this.#page.on('request', (request: Request) => {
      const path = new URL(request.url()).pathname;
      if (request.method() === 'POST' && (path === ITEMS || path === `${ITEMS}/submit`))
        this.sent.push(request.postDataJSON());
    });
  }

  /** The timecard is there to be worked on, with the entries that were kept. */
  async #ready(): Promise<void> {
    const save = main(this.#page).getByRole('button', { name: 'Save', exact: true });
    const readOnly = main(this.#page).getByText('This timecard can no longer be changed.');
    await save
      .or(readOnly)
      .or(main(this.#page).getByRole('button', { name: 'Modify' }))
      .first()
      .waitFor();
    await this.#settled();
    const restore = this.#page.getByRole('button', { name: 'Restore my entries' });
    if (
      await restore
        .first()
        .isVisible()
        .catch(() => false)
    )
      await restore.first().click();
    await this.#settled();
  }

  #settled = () => this.#visit.settled(250, 8_000);

  /** Answers the dialogs that are open. */
  async #answer(number: number): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) {
      const dialog = this.#page
        .locator('[role=alertdialog]:visible, dialog[open]:visible, [role=dialog]:visible')
        .last();
      if (!(await dialog.isVisible().catch(() => false))) return;
      const groups = dialog
        .locator('fieldset, [role=group], [role=radiogroup]')
        .filter({ has: this.#page.locator('input[type=radio]') });
      for (const group of await groups.all()) {
        const radios = group.locator('input[type=radio]');
        await radios
          .nth(number % (await radios.count()))
          .check({ force: true })
          .catch(() => undefined);
      }
      const buttons = dialog.getByRole('button').filter({ visible: true });
      const count = await buttons.count();
      if (count === 0 || turn === 3) {
        await this.#page.keyboard.press('Escape');
        this.said.push('  presses Escape in the dialog');
      } else {
        const button = buttons.nth((number + turn) % count);
        const name = (await nameOf(button)) || '?';
        const title =
          (await dialog.getAttribute('aria-label')) ??
          (await dialog
            .getByRole('heading')
            .first()
            .innerText()
            .catch(() => 'a dialog'));
        this.said.push(`  in "${title}" presses "${name}"`);
        await button.click({ timeout: 5_000 }).catch(async () => this.#page.keyboard.press('Escape'));
      }
      await this.#page.waitForTimeout(300);
    }
    if (
      await this.#page
        .locator('[role=alertdialog]:visible, dialog[open]:visible')
        .last()
        .isVisible()
        .catch(() => false)
    )
      this.wrong.push('a dialog cannot be closed');
  }

  #onTimecard = async (): Promise<boolean> =>
    (await main(this.#page).getByRole('button', { name: 'Save', exact: true }).count()) > 0;

  async takeOne(step: Step): Promise<void> {
    const problems = this.#visit.problems.length;
    await this.#answer(step.answer).catch(() => undefined);
    if (
      !(await this.#onTimecard()) &&
      !(step.does in REVIEWS) &&
      !['goes online', 'resizes', 'delays'].includes(step.does)
    ) {
      const modify = main(this.#page).getByRole('button', { name: 'Modify' });
      if (await modify.isVisible().catch(() => false)) {
        this.said.push('presses Modify');
        await modify.click();
        await this.#answer(0);
      } else if (!this.#visit.isOffline) await this.#page.goto(this.#address());
      await this.#ready().catch(() => undefined);
    }
    try {
      await this.#does(step);
      await this.#answer(step.answer);
      await this.#page.waitForTimeout(150 + 2 * this.#visit.delay);
      await this.#answer(step.answer);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      this.wrong.push(`"${this.said.at(-1)}" cannot be done: ${error.message.split('\n').slice(0, 12).join('\n')}`);
    }
    if (this.#page.url().startsWith('http')) this.wrong.push(...(await wrongOnScreen(this.#page).catch(() => [])));
    this.wrong.push(...this.#visit.problems.slice(problems));
  }

  async #does(step: Step): Promise<void> {
    const page = this.#page;
    const say = (words: string) => this.said.push(words);
    switch (step.does) {
      case 'opens': {
        const days = main(page).locator('.tc-card h2 button');
        const count = await days.count();
        if (count === 0) return;
        const day = days.nth(step.at % count);
        say(`opens or closes ${await nameOf(day)}`);
        return day.click();
      }
      case 'types': {
        const field = await nth(main(page), FIELDS, step.at);
        if (!field) return;
        say(`types "${step.text}" into ${await this.#named(field)}${step.key ? `, then ${step.key}` : ''}`);
        await field.click();
        await page.keyboard.press('Control+a');
        await page.keyboard.press('Delete');
        await page.keyboard.type(step.text);
        if (step.key) await page.keyboard.press(step.key);
        return;
      }
      case 'enters plainly': {
        page.setDefaultTimeout(PLAIN_WITHIN_MS);
        const done = await entersPlainly(page, this.#walk, step.at).catch((error: unknown) => {
          if (!(error instanceof errors.TimeoutError)) throw error;
          return 'enters as far as the page has the fields';
        });
        page.setDefaultTimeout(WITHIN_MS);
        return done ? void say(done) : undefined;
      }
      case 'pastes': {
        const field = await nth(main(page), FIELDS, step.at);
        if (!field) return;
        say(`pastes ${JSON.stringify(step.text)} into ${await this.#named(field)}`);
        await field.click();
        await page.evaluate((text) => navigator.clipboard.writeText(text), step.text);
        return page.keyboard.press('Control+v');
      }
      case 'chooses': {
        const field = await nth(main(page), 'select', step.at);
        if (!field) return;
        const options = await field.locator('option').allInnerTexts();
        const index = step.option % options.length;
        say(`chooses "${options[index]}" in ${await this.#named(field)}`);
        return void (await field.selectOption({ index }));
      }
      case 'toggles': {
        const field = await nth(main(page), 'input[type=checkbox], [role=switch]', step.at);
        if (!field) return;
        say(`toggles ${await this.#named(field)}`);
        await field.focus();
        return page.keyboard.press('Space');
      }
      case 'presses': {
        const button = await nth(main(page), 'button', step.at, DENIED);
        if (!button) return;
        say(`presses ${await this.#named(button)}`);
        return button.click();
      }
      case 'keys':
        say(`presses ${step.keys}`);
        return page.keyboard.press(step.keys);
      case 'resizes':
        say(`has a window of ${step.width} px`);
        return page.setViewportSize({ width: step.width, height: 900 });
      case 'delays':
        say(`has a line with ${step.milliseconds} ms`);
        this.#visit.delay = step.milliseconds;
        return;
      case 'views': {
        const other = main(page).locator('[role=group] button[aria-pressed=false]').first();
        if (!(await other.isVisible().catch(() => false))) return;
        return this.#same('switches the view there and back', async () => {
          const name = await nameOf(other);
          await other.click();
          await page.waitForTimeout(300);
          this.wrong.push(...(await wrongOnScreen(page)));
          say(`switches to ${name}`);
        });
      }
      case 'reloads':
        if (this.#visit.isOffline) return;
        return this.#same('reloads', async () => {
          await page.reload();
          await this.#ready();
        });
      case 'reopens':
        if (this.#visit.isOffline) return;
        return this.#same('closes the tab and opens another one', async () => {
          const address = page.url();
          await this.#hide();
          await page.close();
          await this.#openPage();
          await this.#page.goto(address);
          await this.#ready();
        });
      case 'expires':
        if (this.#visit.isOffline) return;
        return this.#same('is signed out by the server, reloads and signs in again', async () => {
          const address = page.url();
          await this.#hide();
          await this.#visit.context.clearCookies();
          await page.reload();
          await page.waitForURL(/login/);
          await signInto(this.#visit.context, account(this.#walk));
          await page.goto(address);
          await this.#ready();
        });
      case 'goes offline':
        say('loses the connection');
        return this.#visit.setOffline(true);
      case 'goes online':
        say('has a connection');
        await this.#visit.setOffline(false);
        return this.#settled();
      case 'leaves': {
        if (this.#visit.isOffline) return;
        const before = await entriesOn(page);
        const was = page.url();
        say('follows the link Home');
        await page.goto('/#/worker/home', { waitUntil: 'commit' }).catch(() => undefined);
        await page.waitForTimeout(400);
        const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
        if (await dialog.isVisible().catch(() => false)) {
          say('  keeps editing');
          await dialog.getByRole('button', { name: 'Keep editing' }).click();
          await page.waitForTimeout(300);
          return this.#compare(before, 'Keep editing');
        }
        await page.goto(was);
        await this.#ready();
        return this.#compare(before, 'going home and coming back');
      }
      case 'another period': {
        if (this.#visit.isOffline) return;
        const previous = main(page).getByRole('button', { name: 'Previous period' });
        if (!(await previous.isEnabled().catch(() => false))) return;
        const before = await entriesOn(page);
        const was = page.url();
        say('goes to the previous period and back');
        await previous.click();
        await page.waitForTimeout(500);
        const dialog = page.getByRole('alertdialog');
        if (await dialog.isVisible().catch(() => false)) {
          say('  is asked, and stays');
          await dialog.getByRole('button').first().click();
          return this.#compare(before, 'staying in the period');
        }
        await this.#ready();
        await main(page)
          .getByRole('button', { name: 'Next period' })
          .click()
          .catch(() => page.goto(was));
        await page.waitForTimeout(500);
        await this.#ready();
        return this.#compare(before, 'another period and back');
      }
      case 'another language': {
        if (this.#visit.isOffline) return;
        return this.#same('reads in German and in English again', async () => {
          for (const language of ['de_DE', 'en_US']) {
            await page
              .getByRole('banner')
              .getByRole('button', { name: /Amara|Nora|Daniel/ })
              .first()
              .click();
            // The content of the panel may come later.
            await page.locator('[popover] select').selectOption(language);
            await page.keyboard.press('Escape');
            await page.waitForTimeout(600);
            await this.#settled();
            this.wrong.push(...(await wrongOnScreen(page)));
          }
          await page.locator('html[lang=en-US]').waitFor();
        });
      }
      case 'works on a second device': {
        if (this.#visit.isOffline || this.#walk.page !== 'add-time') return;
        const device = { browser: this.#browser, url: this.#portal.url, account: account(this.#walk) };
        const done = await worksOnSecondDevice({ ...device, address: this.#address() }, step);
        this.#savedElsewhere ||= done.isSaved;
        this.wrong.push(...done.wrong);
        return void say(done.said);
      }
      case 'another version':
        return void say(await this.#portal.activates(step.at));
      case 'is sent back':
      case 'is approved':
      case 'is allocated otherwise': {
        if (this.#saved === undefined || this.#visit.isOffline) return;
        const worker = await this.#worker();
        const { body } = await worker.get(`${ITEMS}/${this.#saved}/general-info`);
        if (body.status !== 'Pending') return;
        // Signs that a mail or a page could show otherwise.
        const reason = `Not the hours of that day, see "5 < 7" & No. ${this.#rejections.length + 1}.`;
        const item = { id: this.#saved, view: VIEWS[this.#walk.page], reason };
        const done = await this.#approver.reviews(REVIEWS[step.does] as Review, item);
        this.wrong.push(...this.#approver.wrong.splice(0));
        if (done) say(done);
        if (!done || step.does !== 'is sent back') return;
        const rejection = { id: this.#saved, reason, isMailed: this.#contacts.email !== '' };
        this.#rejections.push(rejection);
        const own = await this.#visit.context.newPage();
        this.wrong.push(...(await rejectionShownDifferently({ client: worker, page: own }, rejection)));
        return own.close();
      }
      case 'registers contacts': {
        if (this.#visit.isOffline) return;
        const own = await this.#visit.pageBeside();
        say(await this.#contacts.registers(step.at, own, await this.#worker()));
        return own.close();
      }
      case 'saves':
      case 'submits': {
        const name = step.does === 'saves' ? 'Save' : 'Submit for Approval';
        const button = main(page).getByRole('button', { name, exact: true });
        if (!(await button.isVisible().catch(() => false))) return;
        const before = await entriesOn(page);
        if (step.does === 'submits')
          await main(page)
            .getByRole('checkbox', { name: /certify/i })
            .setChecked(true, { force: true, timeout: 2_000 })
            .catch(() => undefined);
        say(`presses ${name}`);
        const sent = this.sent.length;
        await button.click();
        await page.waitForTimeout(400);
        const dialog = page.getByRole('alertdialog');
        if (await dialog.isVisible().catch(() => false)) {
          const last = dialog
            .getByRole('button')
            .filter({ hasText: /Submit|Continue|Refresh|Report/ })
            .last();
          if (await last.isVisible().catch(() => false)) {
            say(`  presses "${await nameOf(last)}"`);
            await last.click();
          }
        }
        await this.#settled();
        await this.#page.waitForTimeout(300 + 3 * this.#visit.delay);
        await this.#answer(step.answer);
        const shown = /(?:billingItemId=|detail\/)(\d+)/.exec(page.url())?.[1];
        if (!this.#visit.isOffline && this.sent.length > sent && shown) {
          this.#saved = Number(shown);
          if (this.#walk.page !== 'add-time' || /detail\/\d+/.test(page.url())) await this.#compareSaved(before);
        }
        return;
      }
      default:
        return step satisfies never;
    }
  }

  /** Puts the page away, as a phone does, until the draft is written. */
  async #hide(): Promise<void> {
    await this.#page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await this.#page.waitForTimeout(700);
  }

  async #same(words: string, work: () => Promise<void>): Promise<void> {
    await this.#answer(0);
    const before = await entriesOn(this.#page);
    this.said.push(words);
    await work();
    await this.#compare(before, words);
  }

  async #compare(before: readonly string[], after: string): Promise<void> {
    if (!(await this.#onTimecard())) return;
    await this.#answer(0);
    const now = await entriesOn(this.#page);
    // What was saved on another device is taken over.
    const isTakenOver = (line: string, is = '') => this.#savedElsewhere && /Nothing entered|–$/.test(line) && is !== '';
    const differing = before.flatMap((line, at) =>
      line === now[at] || isTakenOver(line, now[at]) ? [] : [`${line} → ${now[at] ?? 'nothing'}`],
    );
    if (differing.length > 0) this.wrong.push(`after "${after}" other entries are shown: ${differing.join('; ')}`);
  }

  async #worker(): Promise<TestClient> {
    const worker = new TestClient(this.#portal.url);
    await worker.signIn(account(this.#walk));
    return worker;
  }

  async #compareSaved(before: readonly string[]): Promise<void> {
    const { page } = this.#walk;
    const shown = { page: this.#page, before, sent: this.sent.at(-1) };
    const worker = await this.#worker();
    if (page === 'add-time') this.wrong.push(...(await savedTime(worker, shown)));
    if (page === 'add-expense') this.wrong.push(...(await savedExpenses(worker, shown)));
  }

  /** Saves what was entered, or finds it after a reload, and reads it everywhere. */
  async finish(): Promise<void> {
    this.#visit.delay = 0;
    if (this.#visit.isOffline) await this.takeOne({ does: 'goes online', answer: 0 });
    if (this.wrong.length) return;
    await this.#page.waitForTimeout(500);
    await this.takeOne({ does: 'saves', answer: 0 });
    if (this.wrong.length === 0 && (await this.#onTimecard())) await this.takeOne({ does: 'reloads', answer: 0 });
    if (this.wrong.length === 0) await this.#readEverywhere();
    if (this.wrong.length === 0) await this.#readMessages();
  }

  /** Reads the saved item wherever it is told, on a page of its own, so that what is unsaved stays. */
  async #readEverywhere(): Promise<void> {
    if (this.#saved === undefined) return;
    this.said.push(`reads item ${this.#saved} in lists, files, mails and on the approver's page`);
    const page = await this.#visit.context.newPage();
    const readers = { served: this.#portal, account: account(this.#walk), email: this.#contacts.email, page };
    const approversPage = () => this.#approver.page();
    this.wrong.push(...(await saidDifferently({ ...readers, approversPage }, this.#saved)));
    this.wrong.push(...this.#approver.wrong.splice(0));
  }

  /** Reads what the account and its messages say about contacts and rejections, on a page of its own. */
  async #readMessages(): Promise<void> {
    if (this.#contacts.email === '' && this.#rejections.length === 0) return;
    this.said.push('reads the account, and what was mailed');
    const page = await this.#visit.context.newPage();
    const client = await this.#worker();
    this.wrong.push(...(await this.#contacts.saidDifferently(page, client)));
    const readers = { url: this.#portal.url, client };
    this.wrong.push(...(await rejectionsMailedDifferently(readers, this.#rejections, this.#contacts.emails)));
  }

  async close(): Promise<void> {
    await this.#approver.close();
    await this.#visit?.close();
  }

  /** Nothing where the walk ended before there was a page. */
  screenshot = async (path: string) => this.#visit?.screenshot(path);

  async #named(control: Locator): Promise<string> {
    const name = await nameOf(control);
    const day = await control
      .evaluate((one) => one.closest('.tc-card')?.querySelector('h2')?.textContent ?? '')
      .catch(() => '');
    return `"${name}"${day ? ` of ${day.slice(0, 18)}` : ''}`;
  }
}
