import { type Browser, type BrowserContext, errors, type Locator, type Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { calm, followRequests } from '../setup/calm.ts';
import { FIELDS, nameOf } from './controls.ts';
import { decidedAsSent, type SentDecision, sentDecision } from './decided-as-sent.ts';
import { wrongAnywhere, wrongOnScreen } from './screen.ts';
import { contextOf, endSession, resetPortal, signInto, watchConsole } from './visit.ts';
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
export class Wanderer {
  readonly said: string[] = [];
  readonly wrong: string[] = [];
  readonly #browser: Browser;
  readonly #portal: WalkedPortal;
  readonly #account: string;
  #context!: BrowserContext;
  #page!: Page;
  #offline = false;
  #delay = 0;
  #mayLoseFocus = false;
  #problems: string[] = [];
  #sent: SentDecision[] = [];

  constructor(browser: Browser, portal: WalkedPortal, { account }: Pick<Wander, 'account'>) {
    this.#browser = browser;
    this.#portal = portal;
    this.#account = account;
  }

  /** Takes the steps, up to the first fault, and then compares what was decided with what the API has. */
  async take(steps: readonly WanderStep[]): Promise<void> {
    try {
      await this.#begin();
      for (const step of steps) {
        await this.#takeOne(step);
        if (this.wrong.length > 0) return;
      }
      await this.#finish();
    } catch (error) {
      this.wrong.push(`the walk broke off: ${(error as Error).stack?.slice(0, 600)}`);
    }
  }

  close = async () => void (await this.#context?.close().catch(() => undefined));

  screenshot = (path: string) => this.#page.screenshot({ path }).catch(() => undefined);

  async #begin(): Promise<void> {
    await resetPortal(this.#portal.url);
    this.#context = await contextOf(this.#browser, this.#portal.url);
    this.#context.setDefaultTimeout(WITHIN_MS);
    await this.#context.route(/\/wand2\//, async (route) => {
      if (this.#delay) await new Promise((resolve) => setTimeout(resolve, this.#delay));
      return route.fallback().catch(() => undefined);
    });
    await signInto(this.#context, this.#account);
    await this.#newPage('/');
  }

  async #newPage(address: string): Promise<void> {
    this.#page = await this.#context.newPage();
    followRequests(this.#page);
    watchConsole(
      this.#page,
      () => this.#offline,
      (problem) => this.#problems.push(problem),
    );
    this.#page.on('response', (response) => {
      const sent = sentDecision(response);
      if (sent) this.#sent.push(sent);
    });
    await this.#page.goto(address);
    await this.#page.getByRole('main').waitFor();
    await this.#settled();
  }

  async #settled(): Promise<void> {
    await this.#page.waitForTimeout(200 + this.#delay);
    if (!this.#offline) await calm(this.#page, 6_000);
  }

  /** The topmost dialog or menu, or the page. */
  async #within(): Promise<Locator> {
    for (const top of ['[popover]:popover-open:not(.wd-toasts)', 'dialog[open]']) {
      const open = this.#page.locator(top).filter({ visible: true }).last();
      if ((await open.count()) > 0) return open;
    }
    return this.#page.locator('body');
  }

  async #nth(selector: string, at: number): Promise<Locator | undefined> {
    const all = (await this.#within()).locator(selector).filter({ visible: true });
    const states = await all.evaluateAll((found) =>
      found.map((one) => ({
        disabled:
          (one as HTMLInputElement).disabled ||
          (one as HTMLInputElement).readOnly ||
          one.closest('[inert], [aria-disabled=true]') !== null,
        name: (one.getAttribute('aria-label') ?? (one as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim(),
      })),
    );
    const usable = states.flatMap(({ disabled, name }, index) => (disabled || DENIED.test(name) ? [] : [index]));
    const index = usable[at % (usable.length || 1)];
    return index === undefined ? undefined : all.nth(index);
  }

  async #takeOne(step: WanderStep): Promise<void> {
    const problems = this.#problems.length;
    try {
      await this.#does(step);
      await this.#settled();
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      // A control that went while the page changed cannot be used, by nobody's fault.
      if (!/resolved to|goto|page\./.test(error.message)) return;
      this.wrong.push(`"${this.said.at(-1)}" cannot be done: ${error.message.split('\n').slice(0, 14).join('\n')}`);
    }
    if (this.#offline && (await this.#page.getByRole('main').count()) === 0) await this.#goOnline();
    if (/\/login|\/sign-in/.test(this.#page.url()) || (await this.#page.getByRole('main').count()) === 0) {
      this.said.push('  signs in again');
      await signInto(this.#context, this.#account);
      await this.#page.goto('/');
      await this.#settled();
    }
    this.wrong.push(...(await wrongOnScreen(this.#page).catch(() => [])));
    this.wrong.push(...(await wrongAnywhere(this.#page).catch(() => [])));
    if (step.does === 'presses' && this.wrong.length === 0) await this.#lookForFocus();
    this.wrong.push(...this.#problems.slice(problems));
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
        this.#delay = step.milliseconds;
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
        if (this.#offline) return;
        say('reloads');
        return void (await page.reload());
      case 'language':
        if (this.#offline) return;
        say(`reads in ${step.language} after a reload`);
        await this.#context.addCookies([{ name: 'user_locale', value: step.language, url: this.#portal.url }]);
        return void (await page.reload());
      case 'goes offline':
        say('loses the connection');
        this.#offline = true;
        return this.#context.setOffline(true);
      case 'goes online':
        return this.#goOnline();
      case 'opens a second tab':
        if (this.#offline) return;
        say('opens a second tab at the same address and works there');
        return this.#newPage(page.url());
      case 'decides elsewhere':
        return this.#decideElsewhere();
      case 'another version':
        return void say(await this.#portal.activates(step.at));
      case 'session ends':
        if (this.#offline) return;
        say('has a session that ends');
        return endSession(this.#portal.url, this.#account);
      default:
        return step satisfies never;
    }
  }

  async #goOnline(): Promise<void> {
    if (!this.#offline) return;
    this.said.push('has a connection');
    this.#offline = false;
    await this.#context.setOffline(false);
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

  async #finish(): Promise<void> {
    this.#delay = 0;
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
