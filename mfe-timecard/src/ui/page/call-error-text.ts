import { CallError, ValidationError } from 'shared-client';
import type { Translate } from 'shared-session';

/** Label key of the sentence that says what happened and what to do. */
export function callErrorKey(error: Pick<CallError, 'kind'>): string {
  switch (error.kind) {
    case 'network':
      return 'ERR_NETWORK';
    case 'deadline':
      return 'ERR_DEADLINE';
    case 'rate-limited':
      return 'ERR_RATE_LIMITED';
    case 'server':
      return 'ERR_SERVER';
    default:
      return 'ERR_GENERIC';
  }
}

/** Why a page could not be loaded: in the server's own words where it refused what was asked for. */
export function formatLoadError(t: Translate, error: Error): string {
  if (!(error instanceof CallError)) return t('ERR_GENERIC');
  const refused = error instanceof ValidationError ? error.items[0]?.message : undefined;
  return refused ?? t(error.kind === 'not-found' ? 'MSG_NOT_FOUND_WHY' : loadErrorKey(error));
}

/** The same as {@link callErrorKey} for a page that could not be loaded: nothing was typed into it yet. */
function loadErrorKey(error: Pick<CallError, 'kind'>): string {
  if (error.kind === 'network') return 'ERR_NETWORK_LOAD';
  return error.kind === 'deadline' ? 'ERR_DEADLINE_LOAD' : callErrorKey(error);
}
