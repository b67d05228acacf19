import { createHmac, timingSafeEqual } from 'node:crypto';
import { REMINDER_KINDS, type ReminderKind } from 'shared-client/schema/account';
import type { ApiOptions } from '../../options.ts';
import { everySecret } from '../../second-factor/sealed.ts';

type Signing = Pick<ApiOptions, 'secret' | 'formerSecrets'>;
type Signed = Pick<ApiOptions, 'secret' | 'publicOrigin'>;

/** The time for which a link of a mail opens its page. */
export const OPEN_DAYS = 14;

/** The path of the calls that links of mails lead to. */
const MAIL_PATH = '/wand2/manual/api/mail';

const mark = (purpose: string, text: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url').slice(0, 22);

/** Compares a mark in a time that says nothing about it. */
export function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const isSigned = (options: Signing, purpose: string, text: string, signed: string): boolean =>
  everySecret(options).some((secret) => isSame(mark(purpose, text, secret), signed));

/** The link that turns a kind of mail off for a person (docs: reminders#reminder-unsubscribe). It does not expire. */
export function stopLink({ secret, publicOrigin }: Signed, userId: number, kind: ReminderKind): string {
  const text = `${userId.toString(36)}.${kind}`;
  return `${publicOrigin ?? ''}${MAIL_PATH}/stop/${text}.${mark('mail-stop', text, secret)}`;
}

export function readStopToken(options: Signing, token: string): { userId: number; kind: ReminderKind } | undefined {
  const [, user = '', given = '', signed = ''] = /^([0-9a-z]{1,7})\.([a-z]{1,20})\.([\w-]{22})$/.exec(token) ?? [];
  const kind = REMINDER_KINDS.find((one) => one === given);
  if (!kind || !isSigned(options, 'mail-stop', `${user}.${given}`, signed)) return undefined;
  return { userId: Number.parseInt(user, 36), kind };
}

/** The page that a link of a mail opens, and the person whom it is for. */
export interface OpenedLink {
  readonly userId: number;
  /** A route of the portal: `/manager/time-and-billing?item=5`. */
  readonly route: string;
}

/** A link that opens a page for a person, until some days later (docs: reminders#reminder-link). */
export function openLink({ secret, publicOrigin }: Signed, { userId, route }: OpenedLink, now: Date): string {
  const until = Math.ceil(now.getTime() / 60_000) + OPEN_DAYS * 24 * 60;
  const text = `${userId.toString(36)}.${until.toString(36)}.${Buffer.from(route).toString('base64url')}`;
  return `${publicOrigin ?? ''}${MAIL_PATH}/open/${text}.${mark('mail-open', text, secret)}`;
}

export function readOpenToken(options: Signing, token: string, now: Date): OpenedLink | undefined {
  const parts = /^(([0-9a-z]{1,7})\.([0-9a-z]{1,8})\.([\w-]{1,200}))\.([\w-]{22})$/.exec(token);
  const [, text = '', user = '', until = '', route = '', signed = ''] = parts ?? [];
  if (!isSigned(options, 'mail-open', text, signed)) return undefined;
  if (Number.parseInt(until, 36) * 60_000 < now.getTime()) return undefined;
  return { userId: Number.parseInt(user, 36), route: Buffer.from(route, 'base64url').toString() };
}
