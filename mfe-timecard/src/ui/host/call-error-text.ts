import type { CallError } from 'shared-client';

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

/** The same for a page that could not be loaded: nothing was typed into it yet. */
export function loadErrorKey(error: Pick<CallError, 'kind'>): string {
  if (error.kind === 'network') return 'ERR_NETWORK_LOAD';
  return error.kind === 'deadline' ? 'ERR_DEADLINE_LOAD' : callErrorKey(error);
}
