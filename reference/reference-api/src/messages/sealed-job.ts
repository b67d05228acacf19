import type { ReminderKind } from 'shared-client/schema/account';
import { type Secrets, seal, unseal } from '../second-factor/sealed.ts';

/** The data of a job in the queue. Recipients, texts and codes are sealed, so that a reader of a dump has none of them. */
export interface SealedJob {
  readonly sealed: string;
  /** The id of the message, the same at every try. */
  readonly id: string;
  /** The time at which it is given up. */
  readonly until: string;
  /** Whether it is worth nothing afterwards, as a code or a reminder is. */
  readonly isCode: boolean;
  /** The person it is about; nothing is sent after their account was deleted. */
  readonly userId: number | null;
  /** Of a reminder: its kind, and when it was written, which decide about it when its turn comes. Absent in those of earlier releases. */
  readonly reminder?: { readonly kind: ReminderKind; readonly since: string };
  /** Of a dead one: why it was given up, and the number of tries. */
  readonly reason?: string;
  readonly tries?: number;
}

export const sealJson = (value: unknown, secrets: Pick<Secrets, 'secret'>): string =>
  seal(JSON.stringify(value), secrets);

/** The value; undefined if none of the portal's secrets sealed it. */
export function unsealJson(sealed: string, secrets: Secrets): unknown {
  const opened = unseal(sealed, secrets);
  return opened === undefined ? undefined : JSON.parse(opened.text);
}
