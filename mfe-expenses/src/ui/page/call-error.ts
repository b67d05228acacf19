import { CallError } from 'shared-client';
import type { ErrorItem } from 'shared-client/schema/billing';
import type { Translate } from 'shared-session';
import { loadErrorKey } from 'shared-session/load-error';

/** Whether an item is gone, or belongs to another user. Repeating the call would fail again. */
export const isNotYours = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'forbidden' || error.kind === 'not-found');

/** Label key of the reason why a report could not be loaded. */
export const reportErrorKey = (error: Error): string =>
  isNotYours(error) ? 'MSG_EXPENSE_NOT_YOURS' : loadErrorKey(error);

/** Label key of the reason why a save failed. It also says whether the typed text is kept: only a draft is stored. */
export function saveErrorKey(error: CallError, isKept: boolean): string {
  const { kind, status } = error;
  if (isNotYours(error)) return isKept ? 'MSG_SAVE_NOT_YOURS' : 'MSG_EXPENSE_NOT_YOURS';
  if (status === 503) return isKept ? 'ERR_EX_UNAVAILABLE_KEPT' : 'ERR_UNAVAILABLE';
  if (kind === 'network' || kind === 'deadline') return isKept ? 'ERR_EX_NETWORK' : 'ERR_NETWORK_LOAD';
  if (kind === 'rate-limited') return 'ERR_EX_RATE_LIMITED';
  return kind === 'server' ? 'ERR_SERVER' : 'ERR_EX_GENERIC';
}

/** The server's message for a refusal. */
export const formatError = (t: Translate, { errorText, errorToken, params }: ErrorItem): string =>
  (errorText || t(errorToken ?? 'ERR_EX_GENERIC')).replace(/\{(\d+)\}/g, (whole, at) =>
    String(params[Number(at)] ?? whole),
  );
