import type { Factor } from 'shared-client/schema/administration';
import { changeUser, type UserChange } from '../administration/change-user.ts';
import { tellUser } from '../administration/tell-user.ts';
import { readUserRecord, type UserRecord } from '../administration/user-record.ts';
import type { Services } from '../services.ts';

/** An operator's change to a user. The user is told at every contact. @returns a sentence about its effect */
export async function changeUserByOperator(services: Services, change: UserChange): Promise<string> {
  const { db, now } = services;
  const { userId, action } = change;
  const changed = await db.transaction().execute(async (trx) => {
    const made = await changeUser(trx, change, 'operator', now());
    const notice = action === 'reset-factors' ? { change: action, removed: made.removed } : { change: action };
    if (made.isNew) await tellUser(trx, services, { userId, notice, by: 'operator' });
    return made;
  });
  const record = await readUserRecord(db, userId, now());
  if (!changed.isNew && action !== 'reset-factors')
    return `${record.userName} is ${action === 'disable' ? 'disabled' : 'enabled'}, as before.`;
  const told = changed.isNew ? toldWhere(record) : 'Nothing was there to remove.';
  return `${SENTENCES[action](record, changed.removed)} Sessions ended: ${changed.sessions}. ${told}`;
}

const SENTENCES = {
  disable: ({ userName, delegations, engagements }: UserRecord) =>
    [
      `${userName} is disabled: no password, passkey or company sign-in lets anybody in.`,
      ...(delegations > 0 ? [`Delegations that rest meanwhile, from and to the user: ${delegations}.`] : []),
      ...(engagements > 0 ? [`Engagements that need another manager: ${engagements}.`] : []),
    ].join(' '),
  enable: ({ userName }: UserRecord) => `${userName} is enabled, with the password and the factors from before.`,
  'reset-factors': (record: UserRecord, removed: readonly Factor[]) =>
    `Removed from ${record.userName}: ${list(removed)}. Left: ${list(leftOf(record))}.`,
};

const list = (texts: readonly string[]): string => texts.join(', ') || 'nothing';

/** The parts of a sign-in that a user has. */
export const leftOf = (record: UserRecord): readonly string[] => [
  'password',
  ...(record.authenticatorSince ? ['authenticator'] : []),
  ...(record.passkeys > 0 ? [`passkeys (${record.passkeys})`] : []),
  ...(record.recoveryCodesLeft > 0 ? [`recovery codes (${record.recoveryCodesLeft})`] : []),
  ...(record.contactStepSince ? ['code to a contact'] : []),
  ...(record.hasCompanySignIn ? ['company sign-in'] : []),
  ...(record.browsers > 0 ? [`remembered browsers (${record.browsers})`] : []),
];

const toldWhere = ({ contacts }: UserRecord): string =>
  contacts.length > 0
    ? `A message goes to: ${contacts.map(({ masked }) => masked).join(', ')}.`
    : 'No contact is on file: tell the person yourself.';
