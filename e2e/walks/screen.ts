import type { Locator, Page } from '@playwright/test';

/** What is wrong with a page at any time, whatever it shows. */
export async function wrongOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) {
      const widest = [...document.body.querySelectorAll('*')].find(
        (one) => one.getBoundingClientRect().right > innerWidth + 1,
      );
      wrong.push(
        `the page is ${root.scrollWidth - innerWidth} px wider than the window (${widest?.className || widest?.tagName})`,
      );
    }
    const text = document.body.innerText;
    const odd = /\bNaN\b|\bundefined\b|\[object |\{\{\w|\bLBL_\w+|\bERR_\w+|Infinity|\bInvalid (Date|DateTime)/.exec(
      text,
    )?.[0];
    if (odd)
      wrong.push(
        `the page says "${text.slice(Math.max(0, text.indexOf(odd) - 30), text.indexOf(odd) + 40).replaceAll('\n', ' ')}"`,
      );
    let at = document.activeElement as HTMLElement | null;
    // The focus inside of an element of ours, which itself is empty where its dialog is in the top layer.
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement as HTMLElement;
    if (at && at !== document.body) {
      const { width, height } = at.getBoundingClientRect();
      if (at.closest('[inert], [aria-hidden=true]'))
        wrong.push(`the focus is on what cannot be used: ${at.outerHTML.slice(0, 120)}`);
      if (width * height === 0 && at.tagName !== 'IFRAME')
        wrong.push(`the focus is on what cannot be seen: ${at.outerHTML.slice(0, 120)}`);
    }
    const toasts = [...document.querySelectorAll<HTMLElement>('.wd-toasts > *')].map((one) => one.innerText.trim());
    const twice = toasts.find((one, index) => toasts.indexOf(one) !== index);
    if (twice) wrong.push(`a message is shown twice: ${twice}`);
    return wrong;
  });
}

/** What is wrong with a page on which controls have no name, or ids occur twice. */
export async function wrongAnywhere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const { id } of document.querySelectorAll('[id]')) {
      if (seen.has(id)) wrong.push(`the id "${id}" is there twice`);
      seen.add(id);
    }
    for (const one of document.querySelectorAll<HTMLElement>(
      'button, a[href], select, input:not([type=hidden]), textarea',
    )) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[aria-hidden=true]')) continue;
      const name = [
        one.getAttribute('aria-label'),
        one.getAttribute('aria-labelledby') &&
          document.getElementById(one.getAttribute('aria-labelledby') ?? ' ')?.textContent,
        [...((one as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(''),
        one.textContent,
        one.title,
        one.querySelector('img')?.alt,
      ].join('');
      if (name.trim() === '') wrong.push(`a control has no name: ${one.outerHTML.slice(0, 140)}`);
    }
    return wrong;
  });
}

export const main = (page: Page): Locator => page.getByRole('main');

const CARD = '.tc-card h2 button';

/** The entries as the page tells them with all days closed, a line each. The view and the open day are as before afterwards. */
export async function entriesOn(page: Page): Promise<string[]> {
  if (/add-(expense|project|adjustment)/.test(page.url())) return linesOn(page);
  const grid = main(page).getByRole('button', { name: 'Grid', exact: true });
  const wasGrid = (await grid.count()) > 0 && (await grid.getAttribute('aria-pressed')) === 'true';
  // The buttons answer a press before the view changes.
  const isShown = (view: string) => main(page).locator(`.tc-cols[data-view=${view}]`).waitFor();
  if (wasGrid) {
    await main(page).getByRole('button', { name: 'Days', exact: true }).click();
    await isShown('days');
  }
  const open = main(page).locator(`${CARD}[aria-expanded=true]`);
  const wasOpen = await open.count();
  const index = wasOpen
    ? await main(page)
        .locator(CARD)
        .evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-expanded') === 'true'))
    : -1;
  if (wasOpen) await open.first().click();
  // Totals follow a pause in typing.
  await page.waitForTimeout(350);
  // What was submitted before is below the days, and not an entry of this timecard.
  const heads = main(page).locator('.tc-card:not(.tc-stack) h2');
  const lines =
    (await heads.count()) > 1
      ? await heads.allInnerTexts()
      : await main(page)
          .locator('.tc-card')
          .first()
          .locator('input, select, textarea')
          .evaluateAll((all) =>
            all.map(
              (one) =>
                `${(one as HTMLInputElement).labels?.[0]?.innerText ?? one.getAttribute('aria-label')}: ${(one as HTMLInputElement).type === 'checkbox' ? (one as HTMLInputElement).checked : (one as HTMLInputElement).value}`,
            ),
          );
  if (index >= 0) {
    await main(page).locator(CARD).nth(index).click();
    await main(page).locator('.tc-card[data-open=true]').waitFor();
  }
  if (wasGrid) {
    await grid.click();
    await isShown('grid');
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

/** The lines of what is not time as their heads tell them, and its total. */
async function linesOn(page: Page): Promise<string[]> {
  await page.waitForTimeout(350);
  const heads = await main(page).locator('li h2').allInnerTexts();
  const totals = await main(page).locator('dl').allInnerTexts();
  // A missing amount is asked for once it was touched, which a reload forgets.
  return [...heads, ...totals].map((line) => line.replace(/\s+/g, ' ').replace('Enter the amount', '–').trim());
}
