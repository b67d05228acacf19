import type { Kysely } from 'kysely';
import type { AdministrationAction, Factor } from 'shared-client/schema/administration';
import { recordEvent } from '../audit/audit.ts';
import { endSessions } from '../identity/new-password.ts';
import { voidResets } from '../reset/other-resets.ts';
import type { Database } from '../storage/database.ts';
import { removeFactors } from './remove-factors.ts';

/** The people behind a change, for the record: the operator, or two administrators by their ids and names. */
export type Authority =
  | 'operator'
  | {
      readonly request: number;
      readonly asked: { readonly userId: number; readonly name: string };
      readonly consented: { readonly userId: number; readonly name: string };
    };

/** A change to a user. */
export interface UserChange {
  readonly userId: number;
  readonly action: AdministrationAction;
  /** Only for `reset-factors`. */
  readonly factors: readonly Factor[];
}

/** The effect of a change. */
export interface UserChanged {
  /** Whether anything is different from before. */
  readonly isNew: boolean;
  readonly sessions: number;
  readonly removed: readonly Factor[];
}

const EVENTS = { disable: 'user_disabled', enable: 'user_enabled', 'reset-factors': 'factors_reset' } as const;

/**
 * Disables a user, enables them, or removes factors of their sign-in. Each ends all sessions, with their refresh tokens and the sign-ins in
 * progress (docs: account#account-administration). Called in a transaction.
 */
export async function changeUser(
  trx: Kysely<Database>,
  { userId, action, factors }: UserChange,
  by: Authority,
  now: Date,
): Promise<UserChanged> {
  const user = await trx
    .selectFrom('app_user')
    .select('disabled_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isDisabled = user.disabled_at !== null;
  if (action !== 'reset-factors') {
    if (isDisabled === (action === 'disable')) return { isNew: false, sessions: 0, removed: [] };
    await trx
      .updateTable('app_user')
      .set({ disabled_at: action === 'disable' ? now : null })
      .where('id', '=', userId)
      .execute();
  }
  const removed = await removeFactors(trx, userId, factors);
  await voidResets(trx, userId);
  const sessions = await endSessions(trx, userId, now);
  const authority = by === 'operator' ? { reason: by } : { reason: 'administrators', ...by };
  await recordEvent(trx, now, userId, EVENTS[action], {
    ...authority,
    sessions,
    ...(factors.length > 0 ? { removed } : {}),
  });
  return { isNew: action !== 'reset-factors' || removed.length > 0, sessions, removed };
}
