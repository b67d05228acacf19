import { createHmac } from 'node:crypto';
import { addDays } from '../../billing/calendar.ts';
import { periodRoute } from '../../deadlines/period-route.ts';
import type { ApiOptions } from '../../options.ts';
import { everySecret } from '../../second-factor/sealed.ts';
import { isSame, OPEN_DAYS, type OpenedLink } from './mail-links.ts';

/** The worker's list, where a text message about several periods leads. */
export const LIST_ROUTE = '/worker/time-expense?order=due';

/** A period that a text message is about. */
export interface LinkedPeriod {
  readonly engagementId: number;
  readonly start: string;
}

const DAY = 86_400_000;
const dayNumber = (day: string): string => (Date.parse(`${day}T00:00:00Z`) / DAY).toString(36);
const dayOf = (number: string): string => addDays('1970-01-01', Number.parseInt(number, 36));

/** 64 bits as letters and digits, which every program that finds links in texts takes to its end. */
function mark(text: string, secret: string): string {
  const bits = createHmac('sha256', secret).update(`text-open ${text}`).digest().readBigUInt64BE();
  return bits.toString(36).padStart(13, '0');
}

/**
 * A short link for a text message (docs: reminders#reminder-text-link): the person, the last day, the period in numbers of base 36, and a mark of
 * the secret. It opens Add Time with the period, or without one the list.
 */
export function textLink(
  { secret, publicOrigin }: Pick<ApiOptions, 'secret' | 'publicOrigin'>,
  { userId, period }: { readonly userId: number; readonly period: LinkedPeriod | undefined },
  now: Date,
): string {
  const until = addDays(now.toISOString().slice(0, 10), OPEN_DAYS);
  const what = period ? [period.engagementId.toString(36), dayNumber(period.start)] : [];
  const text = [userId.toString(36), dayNumber(until), ...what].join('.');
  return `${publicOrigin ?? ''}/t/${text}.${mark(text, secret)}`;
}

/** The page and the person of a short link; undefined if it is not valid, or no longer. */
export function readTextToken(
  options: Pick<ApiOptions, 'secret' | 'formerSecrets'>,
  token: string,
  now: Date,
): OpenedLink | undefined {
  const parts = /^(([0-9a-z]{1,7})\.([0-9a-z]{1,5})(?:\.([0-9a-z]{1,7})\.([0-9a-z]{1,5}))?)\.([0-9a-z]{13})$/.exec(
    token,
  );
  const [, text = '', user = '', until = '', engagement, start, signed = ''] = parts ?? [];
  if (!everySecret(options).some((secret) => isSame(mark(text, secret), signed))) return undefined;
  if (dayOf(until) < now.toISOString().slice(0, 10)) return undefined;
  const route = engagement && start ? periodRoute(Number.parseInt(engagement, 36), dayOf(start)) : LIST_ROUTE;
  return { userId: Number.parseInt(user, 36), route };
}
