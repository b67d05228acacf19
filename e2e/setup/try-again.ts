import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses "Try again" of a part that could not be loaded until it has helped. The button presses itself too (after 3, 20 and 60
 * seconds): it may be gone before a slow machine gets to it.
 */
export async function tryAgain(page: Page, comes: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1_000 });
    await expect(comes).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
