import { CallError } from 'shared-client';
import './load-error-texts.ts';

/** Label key of the sentence that gives the reason of a failed load, and the next step. */
export function loadErrorKey(error: unknown): string {
  if (!(error instanceof CallError)) return 'ERR_SERVER';
  if (error.status === 503) return 'ERR_UNAVAILABLE';
  if (error.kind === 'network') return 'ERR_NETWORK_LOAD';
  return error.kind === 'deadline' ? 'ERR_DEADLINE_LOAD' : 'ERR_SERVER';
}
