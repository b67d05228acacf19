import type { AnyCall } from '../call/call.ts';
import { type Refusal, statusOf } from '../call/refusal.ts';

/** All refusals of a call, by status: those derived from its definition, and those that the definition lists. */
export function refusalsOf(call: AnyCall): Refusal[] {
  const takesBody = call.body !== undefined || call.bodyType === 'multipart';
  const byCookie = call.auth === 'signed-in' || call.auth === 'signed-in-strict';
  const all: Refusal[] = [
    'ERR_REQUEST_INVALID',
    ...(call.auth === 'none' ? [] : (['ERR_UNAUTHORISED'] as const)),
    ...(byCookie ? (['ERR_FORBIDDEN'] as const) : []),
    ...(takesBody ? (['ERR_TOO_LARGE', 'ERR_MEDIA_TYPE'] as const) : []),
    ...(call.idempotent ? (['ERR_IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(call.rate ? (['ERR_TOO_MANY_REQUESTS'] as const) : []),
    ...(call.refuses ?? []),
    ...(['ERR_SERVER', 'ERR_UNAVAILABLE'] as const),
  ];
  return [...new Set(all)].sort((a, b) => statusOf(a) - statusOf(b));
}

/** The refusals that are missing from a call's description; undefined if there are none. */
export function undescribed(call: AnyCall, status: number, tokens: readonly string[]): string | undefined {
  const described = refusalsOf(call);
  const isDescribed = (token: string) => described.some((one) => one === token && statusOf(one) === status);
  return tokens.find((token) => !isDescribed(token));
}
