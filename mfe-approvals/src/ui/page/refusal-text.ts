import { CallError } from 'shared-client';
import type { Translate } from 'shared-session';
import { loadErrorKey } from 'shared-session/load-error';

/** The text for a change that failed: the server's own sentence, in the reader's language, if it refused the change. */
export function refusalText(t: Translate, error: unknown): string {
  const status = error instanceof CallError ? (error.status ?? 0) : 0;
  const body: unknown = error instanceof CallError ? error.body : null;
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  if (status === 503) return t('ERR_AP_UNAVAILABLE_KEPT');
  return status >= 400 && status < 500 && typeof said === 'string' ? said : t(loadErrorKey(error));
}
