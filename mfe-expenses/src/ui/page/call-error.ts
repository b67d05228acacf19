import { CallError } from 'shared-client';
import type { ErrorItem } from 'shared-client/schema/billing';
import type { Translate } from 'shared-session';
import { loadErrorKey } from 'shared-session/load-error';

/** Label key of why a report could not be loaded. */
export function reportErrorKey(error: Error): string {
  const isRefused = error instanceof CallError && (error.kind === 'forbidden' || error.kind === 'not-found');
  return isRefused ? 'MSG_EXPENSE_NOT_YOURS' : loadErrorKey(error);
}

/** Label key of why something could not be saved; what was typed is kept. */
export function saveErrorKey({ kind, status }: CallError): string {
  if (status === 503) return 'ERR_UNAVAILABLE_KEPT';
  if (kind === 'network' || kind === 'deadline') return 'ERR_NETWORK';
  if (kind === 'rate-limited') return 'ERR_RATE_LIMITED';
  return kind === 'server' ? 'ERR_SERVER' : 'ERR_GENERIC';
}

/** What the server refused something for, in its words. */
export const formatError = (t: Translate, { errorText, errorToken, params }: ErrorItem): string =>
  (errorText || t(errorToken ?? 'ERR_GENERIC')).replace(/\{(\d+)\}/g, (whole, at) =>
    String(params[Number(at)] ?? whole),
  );
