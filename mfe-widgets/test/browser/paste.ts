import type { Locator } from '@playwright/test';

/** Pastes a text into a field as the browser does: an event with the text, before anything is written. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, text);
}
