import type { Browser, BrowserContext, Page } from '@playwright/test';
import { calm } from '../setup/calm.ts';
import { main, wrongOnScreen } from './screen.ts';
import { signedInBrowser, watchedPage } from './visit.ts';

const WITHIN_MS = 20_000;

/** What an approver does with an item that waits. */
export type Review = 'approves' | 'sends back' | 'changes allocations';

/** The manager on Time and billing, in a browser of their own. */
export class Approver {
  readonly #browser: Browser;
  readonly #url: string;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  /** What their console and their screens say that they should not. */
  readonly wrong: string[] = [];

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** Their page, signed in. */
  async page(): Promise<Page> {
    if (this.#page) return this.#page;
    this.#context = await signedInBrowser(this.#browser, { url: this.#url, account: 'manager', withinMs: WITHIN_MS });
    this.#page = await watchedPage(
      this.#context,
      () => false,
      (problem) => this.wrong.push(`on the approver's page: ${problem}`),
    );
    return this.#page;
  }

  close = async () => void (await this.#context?.close().catch(() => undefined));

  /** Opens an item from the list and does something with it. @returns a sentence about what was done; undefined if it cannot be done */
  async reviews(
    review: Review,
    { id, view, reason }: { readonly id: number; readonly view: string; readonly reason: string },
  ): Promise<string | undefined> {
    const page = await this.page();
    await page.goto('/#/manager/home');
    await page.goto(`/#/manager/time-and-billing?view=${view}&search=${id}`);
    const item = page.getByRole('complementary');
    await item.or(main(page).getByText('No results matched your search')).first().waitFor();
    if (!(await item.isVisible())) return undefined;
    await calm(page, 8_000);
    // Nobody decides on what they have submitted themselves.
    if (!(await item.getByRole('button', { name: 'Approve' }).isVisible())) return undefined;
    const done = await this.#does(page, review, reason);
    await calm(page, 8_000);
    this.wrong.push(...(await wrongOnScreen(page)).map((one) => `on the approver's page: ${one}`));
    return done;
  }

  async #does(page: Page, review: Review, reason: string): Promise<string | undefined> {
    switch (review) {
      case 'approves':
        await page.keyboard.press('a');
        await page.getByRole('button', { name: 'Undo' }).waitFor();
        return 'the manager approves it';
      case 'sends back': {
        await page.keyboard.press('r');
        const dialog = page.getByRole('dialog', { name: /^Reject/ });
        await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
        await dialog.getByRole('button', { name: 'Send back' }).click();
        await dialog.waitFor({ state: 'detached' });
        return 'the manager sends it back';
      }
      case 'changes allocations':
        return this.#changesAllocations(page);
      default:
        return review satisfies never;
    }
  }

  /** Moves an hour of the first day from one allocation to a new one. */
  async #changesAllocations(page: Page): Promise<string | undefined> {
    const change = page.getByRole('button', { name: 'Change allocations' });
    if (!(await change.isVisible())) return undefined;
    await change.click();
    const dialog = page.getByRole('dialog', { name: 'Change allocations' });
    const amounts = dialog
      .getByRole('group', { name: /^Allocation,/ })
      .first()
      .getByRole('textbox', { name: /hours/i });
    const hours = await amounts
      .first()
      .inputValue({ timeout: 5_000 })
      .catch(() => '');
    let said = 'the manager opens the allocations and closes them';
    if (Number(hours) > 1) {
      await amounts.first().fill(String(Number(hours) - 1));
      await dialog.getByRole('button', { name: 'Add Allocation' }).first().click();
      await amounts.last().fill('1');
      const save = dialog.getByRole('button', { name: 'Save' });
      if (await save.isEnabled()) {
        await save.click();
        await calm(page, 8_000);
        said = 'the manager moves an hour to another allocation';
      }
    }
    if (await dialog.isVisible()) {
      await page.keyboard.press('Escape');
      const leave = page.getByRole('alertdialog').getByRole('button').last();
      if (await leave.isVisible().catch(() => false)) await leave.click();
    }
    return said;
  }
}
