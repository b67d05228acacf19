import { CallError, ValidationError } from 'shared-client';
import type { Translate } from 'shared-session';
import { loadErrorKey } from 'shared-session/load-error';

/** The properties that distinguish failed calls. */
type FailedCall = Pick<CallError, 'kind'> & { readonly status?: number | undefined };

/** Label key of the text that names the failure and the next step. */
export function callErrorKey(error: FailedCall): string {
  switch (error.kind) {
    case 'network':
      return 'ERR_NETWORK';
    case 'deadline':
      return 'ERR_DEADLINE';
    case 'rate-limited':
      return 'ERR_RATE_LIMITED';
    case 'server':
      return error.status === 503 ? 'ERR_TC_UNAVAILABLE_KEPT' : 'ERR_SERVER';
    default:
      return 'ERR_TC_GENERIC';
  }
}

/** The reason why a page could not be loaded; the server's own text if it rejected the request. */
export function formatLoadError(t: Translate, error: Error): string {
  if (!(error instanceof CallError)) return t('ERR_TC_GENERIC');
  if (isMissing(error)) return t('MSG_NOT_FOUND_WHY');
  const refused = error instanceof ValidationError ? error.items[0]?.message : undefined;
  return refused ?? t(loadKey(error));
}

/** Whether there is nothing to load: the server found nothing, or the URL has an impossible value (`reqId=99999999999`). */
export function isMissing(error: Error): boolean {
  if (!(error instanceof CallError)) return false;
  return error.kind === 'not-found' || (error instanceof ValidationError && error.items.some(isAboutUrl));
}

/** Whether an error is about a parameter of the call: `query.engagementId: must be a whole number.` */
function isAboutUrl({ field, message }: ValidationError['items'][number]): boolean {
  return /^(query|params)\./.test(field ?? '') || /^(query|params)\.\w+:/.test(message);
}

/** Like {@link callErrorKey}, for a page that could not be loaded, into which nothing was typed yet. */
function loadKey(error: CallError): string {
  const key = loadErrorKey(error);
  return key === 'ERR_SERVER' ? callErrorKey(error) : key;
}
