import { CallError } from 'shared-client';
import { loadErrorKey } from 'shared-session/load-error';
import type { Failure } from '../domain/failure.ts';
import { callFailure } from './call-failure.ts';

/** Logs a call that failed to read something, and returns its message: nothing was to be saved (docs: errors#error-load). */
export function loadFailure(what: string, error: unknown): Failure {
  const failure = callFailure(what, error);
  return error instanceof CallError && error.status === 503 ? { ...failure, label: loadErrorKey(error) } : failure;
}
