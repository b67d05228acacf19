import { chromium } from '@playwright/test';
import { COMMAND_WITHIN_MS, type Engine, START_WITHIN_MS, VIEWPORT } from 'deployments/engines';

/** Chromium, by Playwright. */
export async function openChromium(executablePath: string, timezoneId: string): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath,
    timeout: START_WITHIN_MS,
    // Playwright's own, so that it sees the request of each page.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US', timezoneId });
  const page = await context.newPage();
  page.setDefaultTimeout(COMMAND_WITHIN_MS);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The page says what a response with an error means.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  const devtools = await context.newCDPSession(page);
  let reasons: readonly string[] = [];
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
  });
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    ...(executablePath.endsWith('headless-shell') ? { notKeptFor: () => reasons } : {}),
    evaluate: (expression) => page.evaluate<string>(expression),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    problems: () => problems,
    close: () => browser.close(),
  };
}
