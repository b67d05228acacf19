import { notifications, type Translate } from 'shared-session';

/** Copies a text to the clipboard, or shows that the browser does not allow it. */
export async function copyText(t: Translate, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notifications.notify({ style: 'error', message: t('MSG_COPY_REFUSED') });
  }
}
