import { notifications, type Translate } from 'shared-session';

/** Puts a text into the clipboard, or says that the browser does not let it be put there. */
export async function copyText(t: Translate, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notifications.notify({ style: 'error', message: t('MSG_COPY_REFUSED') });
  }
}
