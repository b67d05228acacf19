import type { Browser } from '@playwright/test';
import { calm } from '../setup/calm.ts';
import { FIELDS, nameOf, nth } from './controls.ts';
import { main, wrongOnScreen } from './screen.ts';
import { signedInBrowser, watchedPage } from './visit.ts';

interface Device {
  readonly browser: Browser;
  readonly url: string;
  readonly account: string;
  /** The address of the page, from its `#`. */
  readonly address: string;
}

interface Worked {
  readonly said: string;
  readonly isSaved: boolean;
  readonly wrong: readonly string[];
}

/** The same account types into a field of the same page on another device, and saves. */
export async function worksOnSecondDevice(
  { browser, url, account, address }: Device,
  { at, text }: { readonly at: number; readonly text: string },
): Promise<Worked> {
  const context = await signedInBrowser(browser, { url, account, withinMs: 20_000 });
  const wrong: string[] = [];
  try {
    const page = await watchedPage(
      context,
      () => false,
      (problem) => wrong.push(`on the second device: ${problem}`),
    );
    await page.goto(address);
    const save = main(page).getByRole('button', { name: 'Save', exact: true });
    const canSave = await save.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (!canSave) return { said: 'looks at it on a second device', isSaved: false, wrong };
    await calm(page, 8_000);
    const days = main(page).locator('.tc-card h2 button[aria-expanded=false]');
    const closed = await days.count();
    if (closed > 0) await days.nth(at % closed).click();
    const field = await nth(main(page), FIELDS, at);
    if (!field) return { said: 'looks at it on a second device', isSaved: false, wrong };
    const name = await nameOf(field);
    await field.fill(text);
    await field.press('Tab');
    const saved = page
      .waitForResponse((response) => response.request().method() === 'POST' && /billing-items$/.test(response.url()), {
        timeout: 8_000,
      })
      .catch(() => undefined);
    await save.click();
    const isSaved = (await saved)?.ok() ?? false;
    await calm(page, 8_000);
    wrong.push(...(await wrongOnScreen(page)).map((one) => `on the second device: ${one}`));
    const said = `types "${text}" into "${name}" on a second device and ${isSaved ? 'saves' : 'cannot save'}`;
    return { said, isSaved, wrong };
  } finally {
    await context.close().catch(() => undefined);
  }
}
