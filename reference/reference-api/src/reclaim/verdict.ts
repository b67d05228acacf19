import type { Channel } from '../recovery/channel.ts';
import type { Thing, ThingKind } from './thing.ts';

const DAY = 24 * 3600 * 1000;

/** How long the contacts of an account may undo a change: by the link of its notice, and after a reset. */
export const UNDO_DAYS = 7;

export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY);

/** The data that decide about the things of an account. */
export interface Moment {
  /** The reported moment; undefined if nothing was reported. */
  readonly reported: Date | undefined;
  /** Since when the contact that proved the reset is registered; null for one that always was. */
  readonly contactSince: Date | null;
  readonly now: Date;
}

/**
 * The fate of a thing (docs: account#not-me-since). `revoked`: it was added since the reported moment. `asked`: it might not be the
 * owner's, and only the owner knows. `kept`: it is older, and a contact never removes what was there before it.
 */
export function verdictOn({ since }: Pick<Thing, 'since'>, { reported, contactSince, now }: Moment) {
  if (since === null) return 'kept';
  if (reported && since >= reported) return 'revoked';
  if (contactSince && since <= contactSince) return 'kept';
  return since < undoableSince(now) ? 'kept' : 'asked';
}

/** A contact in force. */
export interface HeldContact {
  readonly channel: Channel;
  readonly address: string;
  readonly country: string | null;
  readonly verifiedAt: Date | null;
}

/** A contact that was removed or replaced. */
export interface FormerContact extends HeldContact {
  readonly removedAt: Date;
}

/** Whether a contact was in force at a moment. A contact that was verified at that very moment was not yet. */
export const wasInForce = ({ verifiedAt, removedAt }: HeldContact & { removedAt?: Date }, at: Date): boolean =>
  (verifiedAt === null || verifiedAt < at) && (removedAt === undefined || removedAt >= at);

/**
 * The contacts after a report: those that were in force at the reported moment and still are. Only if none of them is left, the removed
 * ones are restored, so that a contact that its owner gave up gains nothing while another one stands.
 */
export function contactsAfter(
  reported: Date,
  held: readonly HeldContact[],
  former: readonly FormerContact[],
): readonly HeldContact[] {
  const stayed = held.filter((contact) => wasInForce(contact, reported));
  return stayed.length > 0 ? stayed : former.filter((contact) => wasInForce(contact, reported));
}

/** The kinds that let their holder in, or back in. */
const WAYS_IN: readonly ThingKind[] = ['contact', 'authenticator', 'recovery-codes', 'passkey', 'company'];

/** The ways in that are left without some things, besides the password. */
export function waysLeft(things: readonly Thing[], without: readonly Thing[]): readonly Thing[] {
  const left = things.filter((thing) => !without.includes(thing));
  const has = (kind: ThingKind) => left.some((thing) => thing.kind === kind);
  // A code to a contact needs a contact, and recovery codes go with the last second factor.
  const asksForFactor = has('authenticator') || (has('contact-step') && has('contact'));
  return left.filter(({ kind }) => WAYS_IN.includes(kind) && (kind !== 'recovery-codes' || asksForFactor));
}
