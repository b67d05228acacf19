import { type Browser, errors, type Locator, type Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { FIELDS, nameOf, nth } from './controls.ts';
import { decidedAsSent, type SentDecision, sentDecision } from './decided-as-sent.ts';
import { wrongAnywhere, wrongOnScreen } from './screen.ts';
import type { Walker } from './take-steps.ts';
import { endSession, signInto, Visit } from './visit.ts';
import type { WalkedPortal } from './walked-portal.ts';
import { addressesOf, type Wander, type WanderStep } from './wander-step.ts';

const WITHIN_MS = 15_000;
/** Buttons that end the walk or need another program. */
const DENIED =
  /^(Sign out|Abmelden|Se déconnecter|ログアウト|サインアウト|ออกจากระบบ)|Attach|Choose file|Print|Drucken|Imprimer|印刷|พิมพ์/i;
const PRESSED = 'button, a[href^="#"], [role=tab], [role=menuitem], [role=option], summary, [role=row][data-key]';

/** A link to a part of the page is shown with the focus only. */
const CLICKED = PRESSED.replace('[href^="#"]', '[href^="#/"]');

/** A person of any account on any page, who presses, types and leaves. */
export class Wanderer implements Walker<WanderStep> {
  readonly said: string[] = [];
  readonly wrong: string[] = [];
  readonly #browser: Browser;
  readonly #portal: WalkedPortal;
  readonly #account: string;
  #visit!: Visit;
  #mayLoseFocus = false;
  #sent: SentDecision[] = [];

  constructor(browser: Browser, portal: WalkedPortal, { account }: Pick<Wander, 'account'>) {
    this.#browser = browser;
    this.#portal = portal;
    this.#account = account;
  }

  close = async () => void (await this.#visit?.close());

  screenshot = (path: string) => this.#visit.screenshot(path);

  async begin(): Promise<void> {
    const visitor = { url: this.#portal.url, account: this.#account, withinMs: WITHIN_MS };
    this.#visit = await Visit.begin(this.#browser, visitor);
    await this.#openPage('/');
  }

  get #page(): Page {
    return this.#visit.page;
  }

  async #openPage(address: string): Promise<void> {
    await this.#visit.openPage();
    this.#page.on('response', (response) => {
      const sent = sentDecision(response);
      if (sent) this.#sent.push(sent);
    });
    await this.#page.goto(address);
    await this.#page.getByRole('main').waitFor();
    await this.#settled();
  }

  #settled = () => this.#visit.settled(200 + this.#visit.delay, 6_000);

  /** The topmost dialog or menu, or the page. */
  async #within(): Promise<Locator> {
    for (const top of ['[popover]:popover-open:not(.wd-toasts)', 'dialog[open]']) {
      const open = this.#page.locator(top).filter({ visible: true }).last();
      if ((await open.count()) > 0) return open;
    }
    return this.#page.locator('body');
  }

  #nth = async (selector: string, at: number) => nth(await this.#within(), selector, at, DENIED);

  async takeOne(step: WanderStep): Promise<void> {
    const problems = this.#visit.problems.length;
    try {
      await this.#does(step);
      await this.#settled();
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      // A control that went while the page changed cannot be used, by nobody's fault.
      if (!/resolved to|goto|page\./.test(error.message)) return;
      this.wrong.push(`"${this.said.at(-1)}" cannot be done: ${error.message.split('\n').slice(0, 14).join('\n')}`);
    }
    if (this.#visit.isOffline && (await this.#page.getByRole('main').count()) === 0) await this.#goOnline();
    if (/\/login|\/sign-in/.test(this.#page.url()) || (await this.#page.getByRole('main').count()) === 0) {
      this.said.push('  signs in again');
      // Another document begins without a focus.
      this.#mayLoseFocus = true;
      await signInto(this.#visit.context, this.#account);
      await this.#page.goto('/');
      await this.#settled();
    }
    this.wrong.push(...(await wrongOnScreen(this.#page).catch(() => [])));
    this.wrong.push(...(await wrongAnywhere(this.#page).catch(() => [])));
    if (step.does === 'presses' && this.wrong.length === 0) await this.#lookForFocus();
    this.wrong.push(...this.#visit.problems.slice(problems));
  }

  /** After a press by key the focus is somewhere. */
  async #lookForFocus(): Promise<void> {
    if (this.#mayLoseFocus) return;
    const isLost = () => this.#page.evaluate(() => document.activeElement === document.body && !document.hidden);
    for (let tries = 0; tries < 6; tries += 1) {
      if (!(await isLost().catch(() => false))) return;
      await this.#page.waitForTimeout(250);
    }
    this.wrong.push(`the focus is lost after "${this.said.at(-1)}" on ${this.#page.url()}`);
  }

  async #does(step: WanderStep): Promise<void> {
    const page = this.#page;
    const say = (words: string) => this.said.push(words);
    switch (step.does) {
      case 'follows': {
        const link = await this.#nth('nav a[href^="#"], main a[href^="#"]', step.at);
        if (!link) return;
        say(`follows ${await this.#named(link)}`);
        return link.click();
      }
      case 'presses': {
        const control = await this.#nth(PRESSED, step.at);
        if (!control) return;
        await control.focus();
        if (!(await control.evaluate((one) => one === one.ownerDocument.activeElement))) return;
        say(`presses Enter on ${await this.#named(control)}`);
        // A dialog that closes gives the focus back to whatever had it.
        this.#mayLoseFocus = await control.evaluate((one) => one.closest('dialog, [popover]') !== null);
        return page.keyboard.press('Enter');
      }
      case 'clicks': {
        const control = await this.#nth(CLICKED, step.at);
        if (!control) return;
        say(`clicks ${await this.#named(control)}`);
        return control.click();
      }
      case 'toggles': {
        const box = await this.#nth('input[type=checkbox], input[type=radio], [role=switch]', step.at);
        if (!box) return;
        say(`toggles ${await this.#named(box)}`);
        await box.focus();
        return page.keyboard.press('Space');
      }
      case 'types': {
        const field = await this.#nth(FIELDS, step.at);
        if (!field) return;
        say(`types "${step.text}" into ${await this.#named(field)}${step.key ? `, then ${step.key}` : ''}`);
        await field.focus();
        await page.keyboard.press('Control+a');
        await page.keyboard.type(step.text);
        return step.key ? page.keyboard.press(step.key) : undefined;
      }
      case 'chooses': {
        const field = await this.#nth('select', step.at);
        if (!field) return;
        const options = await field.locator('option').allInnerTexts();
        const index = step.option % options.length;
        say(`chooses "${options[index]}" in ${await this.#named(field)}`);
        return void (await field.selectOption({ index }));
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
      case 'goes': {
        const addresses = addressesOf(this.#account);
        const address = addresses[step.at % addresses.length];
        say(`goes to ${address}`);
        return page.evaluate((hash) => location.assign(hash), `#${address}`);
      }
      case 'goes back':
        say('goes back');
        return void (await page.goBack({ waitUntil: 'commit' }).catch(() => undefined));
      case 'reloads':
        if (this.#visit.isOffline) return;
        say('reloads');
        return void (await page.reload());
      case 'language':
        if (this.#visit.isOffline) return;
        say(`reads in ${step.language} after a reload`);
        await this.#visit.context.addCookies([{ name: 'user_locale', value: step.language, url: this.#portal.url }]);
        return void (await page.reload());
      case 'goes offline':
        say('loses the connection');
        return this.#visit.setOffline(true);
      case 'goes online':
        return this.#goOnline();
      case 'opens a second tab':
        if (this.#visit.isOffline) return;
        say('opens a second tab at the same address and works there');
        return this.#openPage(page.url());
      case 'decides elsewhere':
        return this.#decideElsewhere();
      case 'another version':
        return void say(await this.#portal.activates(step.at));
      case 'session ends':
        if (this.#visit.isOffline) return;
        say('has a session that ends');
        return endSession(this.#portal.url, this.#account);
      default:
        return step satisfies never;
    }
  }

  async #goOnline(): Promise<void> {
    if (!this.#visit.isOffline) return;
    this.said.push('has a connection');
    await this.#visit.setOffline(false);
    await this.#settled();
  }

  /** Another approver decides on the item that has waited longest. */
  async #decideElsewhere(): Promise<void> {
    const other = new TestClient(this.#portal.url);
    await other.signIn('msp');
    const { body } = await other.get('/wand2/api/billing/approvals?type=TIME&size=1');
    const [item] = body?.content ?? [];
    if (!item) return;
    const { status } = await other.post(`/wand2/api/billing/billing-items/${item.billingItemId}/approve`, {
      version: item.version,
    });
    this.said.push(`another approver approves ${item.workerName} (${status})`);
  }

  /** Compares what was decided with what the API has. */
  async finish(): Promise<void> {
    this.#visit.delay = 0;
    await this.#goOnline();
    await this.#page.waitForTimeout(500);
    if (this.#sent.length === 0) return;
    const reader = new TestClient(this.#portal.url);
    await reader.signIn('msp');
    this.wrong.push(...(await decidedAsSent(reader, this.#sent)));
  }

  async #named(control: Locator): Promise<string> {
    const around = await control
      .evaluate((one) =>
        (one.closest('li, [role=row], section, dialog, nav')?.textContent ?? '')
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 30),
      )
      .catch(() => '');
    return `"${(await nameOf(control)).slice(0, 60)}"${around ? ` in "${around}"` : ''}`;
  }
}
