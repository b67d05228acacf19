import { useEffect } from 'react';
import { CallError } from 'shared-client';
import { notifications, useText } from 'shared-session';
import { callErrorKey } from '../page/call-error-text.ts';

/** Shows an HTTP 500 (docs: errors#error-save-500) until the data are loaded or requested again. Any other failure is for the page to say. */
export function useServerErrorToast(error: Error | null): void {
  const t = useText();
  useEffect(() => {
    if (!(error instanceof CallError) || error.status !== 500) return;
    const said = notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    return () => notifications.dismiss(said);
  }, [error, t]);
}
