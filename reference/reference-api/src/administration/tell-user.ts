import type { Transaction } from 'kysely';
import type { Factor } from 'shared-client/schema/administration';
import type { QueuedMessage } from '../messages/queued-message.ts';
import { readRegistration } from '../recovery/registrations.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { formatList } from '../translations/lists.ts';
import type { LocaleName } from '../translations/locales.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';
import type { Authority } from './change-user.ts';

/** A change to tell a user about. */
export type UserNotice =
  | { readonly change: 'disable' | 'enable' }
  | { readonly change: 'reset-factors'; readonly removed: readonly Factor[] }
  | { readonly change: 'supplier'; readonly supplier: string };

const LABELS = {
  disable: 'MSG_USER_DISABLED',
  enable: 'MSG_USER_ENABLED',
  'reset-factors': 'MSG_USER_FACTORS_RESET',
  supplier: 'MSG_USER_SUPPLIER',
} as const;

const FACTOR_LABELS: Readonly<Record<Factor, string>> = {
  authenticator: 'LBL_AUTHENTICATOR',
  passkeys: 'LBL_PASSKEYS',
  'recovery-codes': 'LBL_RECOVERY_CODES',
  browsers: 'LBL_FACTOR_BROWSERS',
  'contact-step': 'LBL_FACTOR_CONTACT_STEP',
};

/** Tells a user at every contact on file, in their language, who changed their account and how, in the transaction of the change. */
export async function tellUser(
  db: Transaction<Database>,
  { queue }: Pick<Services, 'queue'>,
  { userId, notice, by }: { readonly userId: number; readonly notice: UserNotice; readonly by: Authority },
): Promise<void> {
  const { email, mobile } = await readRegistration(db, userId);
  const locale = await userLocale(db, userId);
  const user = await db.selectFrom('app_user').select('user_name').where('id', '=', userId).executeTakeFirstOrThrow();
  const values = { userName: user.user_name, by: authorText(locale, by), ...valuesOf(locale, notice) };
  const text = fillText(locale, LABELS[notice.change], values);
  const subject = fillText(locale, 'MSG_ACCOUNT_CHANGED_SUBJECT');
  const messages: readonly QueuedMessage[] = [
    ...(email ? [{ channel: 'email' as const, to: email, subject, text, userId }] : []),
    ...(mobile ? [{ channel: 'sms' as const, to: mobile, subject: '', text, userId }] : []),
  ];
  await queue.add(db, messages);
}

const authorText = (locale: LocaleName, by: Authority): string =>
  by === 'operator'
    ? fillText(locale, 'MSG_USER_BY_OPERATOR')
    : fillText(locale, 'MSG_USER_BY_TWO', { first: by.asked.name, second: by.consented.name });

function valuesOf(locale: LocaleName, notice: UserNotice): Readonly<Record<string, string>> {
  if (notice.change === 'supplier') return { supplier: notice.supplier };
  if (notice.change !== 'reset-factors') return {};
  const names = notice.removed.map((factor) => fillText(locale, FACTOR_LABELS[factor]));
  return { removed: formatList(locale, names) };
}
