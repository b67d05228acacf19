import type { Kysely } from 'kysely';
import type { ManagedUser } from 'shared-client/schema/administration';
import { listUsers } from '../administration/list-users.ts';
import { readUserRecord } from '../administration/user-record.ts';
import { recordEvent } from '../audit/audit.ts';
import type { Database } from '../storage/database.ts';
import { leftOf } from './change-user.ts';
import { findUser } from './find-user.ts';

const day = (instant: string | null): string => instant?.slice(0, 10) ?? 'never';

/** The users whose name, user name, company or supplier has every word of a filter, a line each. */
export async function showUsers(db: Kysely<Database>, filter: string): Promise<string> {
  const users: ManagedUser[] = [];
  let cursor: string | undefined;
  do {
    const page = await listUsers(db, { search: filter, cursor, size: 1000 });
    users.push(...page.users);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  if (users.length === 0) return 'There is no such user.';
  const rows = users.map((user) => [
    user.userName,
    user.name,
    user.userType,
    [user.company, ...(user.supplier ? [user.supplier] : [])].join(' / '),
    `seen ${day(user.seenAt)}`,
    user.disabledAt ? `disabled ${day(user.disabledAt)}` : '',
  ]);
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The record of a user, a line for each part. It is noted in the audit. @throws OperatorError for an unknown name */
export async function showUser(db: Kysely<Database>, userName: string, now: Date): Promise<string> {
  const { id } = await findUser(db, userName);
  const user = await readUserRecord(db, id, now);
  await recordEvent(db, now, id, 'user_shown', { reason: 'operator' });
  const lines: readonly (readonly [string, string])[] = [
    ['User', `${user.userName} (${user.name}, id ${user.userId})`],
    ['Type', user.userType],
    ['Company', user.company],
    ['Supplier', user.supplier ?? '–'],
    ['Permissions', user.permissions.join(', ') || '–'],
    ['Contacts', user.contacts.map(({ masked }) => masked).join(', ') || 'none on file'],
    ['Signs in by', leftOf(user).join(', ')],
    ['Open sessions', String(user.sessions)],
    ['Delegations', String(user.delegations)],
    ['Manager of', `${user.engagements} engagements`],
    ['Last seen', user.seenAt ?? 'never'],
    ['Disabled', user.disabledAt ? `since ${user.disabledAt}` : 'no'],
  ];
  return lines.map(([name, text]) => `${`${name}:`.padEnd(15)}${text}`).join('\n');
}
