import { expect, type Page } from '@playwright/test';

/** Waits until what was typed last is a draft on this device. For a frame or two the footer still shows the draft before it. */
export async function draftKept(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  await expect(page.getByText(/^Draft kept /)).toBeVisible();
}
