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
