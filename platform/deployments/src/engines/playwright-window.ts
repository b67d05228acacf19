import type { Browser } from 'playwright-core';
import { type EngineWindow, VIEWPORT } from './engine.ts';

/** A window of a browser that Playwright drives, with storage of its own. */
export async function playwrightWindow(browser: Browser): Promise<EngineWindow> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  return {
    goto: async (address) => void (await page.goto(address, { timeout: 0 })),
    reload: async () => void (await page.reload({ timeout: 0 })),
    evaluate: (expression) => page.evaluate<string>(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys.replace('Control', 'ControlOrMeta')),
    close: () => context.close(),
  };
}
