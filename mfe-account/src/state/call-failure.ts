import { CallError, RateLimitedError } from 'shared-client';
import { reportFailure } from 'shared-client/report-failure';
import * as v from 'valibot';
import { deviceFailure, type Failure, failureOf } from '../domain/failure.ts';

const refusal = v.object({ errors: v.tupleWithRest([v.object({ errorToken: v.string() })], v.unknown()) });

/** Logs a failed call and returns its message. */
export function callFailure(what: string, error: unknown): Failure {
  const refused = error instanceof Error ? deviceFailure(error.name) : undefined;
  // The user closed the browser's dialog, which is not a failure.
  if (refused) return refused;
  reportFailure(`Account: ${what} failed.`, error);
  if (!(error instanceof CallError)) return failureOf('unknown', undefined, undefined);
  const read = v.safeParse(refusal, error.body);
  const token = read.success ? read.output.errors[0].errorToken : undefined;
  const kind = error.status === 503 ? 'unavailable' : error.kind;
  return failureOf(kind, token, error instanceof RateLimitedError ? error.retryAfterSeconds : undefined);
}
