import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { GeneralInfo } from 'shared-client/schema/billing';
import { httpProblem } from '../../call/http-problem.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import { maskEmail } from '../../recovery/masking.ts';
import { readRegistration } from '../../recovery/registrations.ts';
import { periodFor } from '../../reminders/formats.ts';
import type { Services } from '../../services.ts';
import type { LocaleName } from '../../translations/locales.ts';
import { fillCount, fillText } from '../../translations/texts.ts';
import { userLocale } from '../../translations/user-locale.ts';
import { readGeneralInfo } from '../read/general-info.ts';
import { readItem } from '../read/read-item.ts';
import { keyOf } from '../save/idempotency.ts';

const CALL = 'mail-receipt';
const MOMENT = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/**
 * Mails a receipt to the caller's registered address. Sending the same `Idempotency-Key` again sends no second mail; if the message could
 * not be sent, the key may be used again.
 *
 * @throws HttpProblem 403 and 404 as for the item; 409 without a receipt, without an address, or while the first request is under way; 502
 * if the message was not accepted
 */
export async function mailReceipt(
  services: Services,
  user: SignedInUser,
  { itemId, request }: { readonly itemId: number; readonly request: FastifyRequest },
): Promise<{ mailedTo: string }> {
  const { db, messages, now, log } = services;
  const { timeZone } = await readItem(db, user, itemId);
  const info = await readGeneralInfo(db, user, itemId);
  const { email } = await readRegistration(db, user.userId);
  if (!info.receipt)
    throw httpProblem(409, 'ERR_RECEIPT_NONE', 'This has not been submitted yet: there is no receipt.');
  if (!email) throw httpProblem(409, 'ERR_RECEIPT_NO_EMAIL', 'Register an e-mail address first, in Your account.');
  const key = keyOf(request);
  const claim = { user_id: user.userId, call: CALL, key: key ?? '' };
  const answer = { mailedTo: maskEmail(email) };
  if (key !== undefined) {
    const claimed = await db
      .insertInto('idempotency_key')
      .values({ ...claim, request_hash: String(itemId), answer: null, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return firstAnswer(services, claim, itemId);
  }
  try {
    const text = textOf(await userLocale(db, user.userId), timeZone, info);
    await messages.send({ channel: 'email', to: email, ...text });
  } catch (error) {
    log.error({ err: error }, 'a receipt was not sent');
    await db
      .deleteFrom('idempotency_key')
      .where((eb) => eb.and(claim))
      .execute();
    throw httpProblem(502, 'ERR_RECEIPT_NOT_SENT', 'The receipt could not be sent. Please try again in a few minutes.');
  }
  if (key !== undefined)
    await db
      .updateTable('idempotency_key')
      .set({ answer: sql<object>`${JSON.stringify(answer)}::json` })
      .where((eb) => eb.and(claim))
      .execute();
  return answer;
}

async function firstAnswer(
  { db }: Pick<Services, 'db'>,
  claim: { user_id: number; call: string; key: string },
  itemId: number,
): Promise<{ mailedTo: string }> {
  const first = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where((eb) => eb.and(claim))
    .executeTakeFirst();
  if (first?.request_hash === String(itemId) && first.answer) return first.answer as { mailedTo: string };
  throw httpProblem(409, 'ERR_RECEIPT_UNDER_WAY', 'The receipt is being sent. Please look into your mail in a moment.');
}

type Sent = Pick<GeneralInfo, 'jobTitle' | 'reqName' | 'engagementId' | 'periodStartDate' | 'periodEndDate'> & {
  readonly receipt: GeneralInfo['receipt'];
};

/** The message: the content, time, recipient and number of the submit, with one line for each day that has entries. */
function textOf(locale: LocaleName, timeZone: string, { receipt, ...info }: Sent): { subject: string; text: string } {
  if (!receipt) return { subject: '', text: '' };
  const tag = locale.replace('_', '-');
  const format = (options: Intl.DateTimeFormatOptions, instant: string, zone = 'UTC') =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: zone }).format(new Date(instant));
  const amount = (hours: number | null, units: number | null) =>
    hours
      ? fillText(locale, 'LBL_HOURS_SHORT', { hours: hours.toLocaleString(tag, { minimumFractionDigits: 2 }) })
      : units
        ? units.toLocaleString(tag)
        : '–';
  const days = receipt.days.map(({ workedDate, didNotWork, worked, hours, units }) => {
    const isDay = didNotWork || (worked && !hours && !units);
    return `${format({ weekday: 'short', month: 'short', day: 'numeric' }, `${workedDate}T00:00:00Z`)}: ${
      isDay ? fillText(locale, didNotWork ? 'LBL_DID_NOT_WORK' : 'LBL_WORKED') : amount(hours ?? null, units ?? null)
    }`;
  });
  const { hoursWorked, unitsWorked, daysWorked } = receipt;
  const values = {
    number: receipt.number,
    period: periodFor({ locale }, info.periodStartDate, info.periodEndDate),
    engagement: [info.jobTitle, info.reqName].filter(Boolean).join(' · '),
    sentAt: format({ ...MOMENT, timeZoneName: 'short' }, receipt.sentAt, timeZone),
    sentBy: receipt.sentBy ?? '',
    sentTo: receipt.sentTo ?? '',
    days: days.join('\n'),
    total:
      daysWorked && !hoursWorked && !unitsWorked
        ? fillCount(locale, 'LBL_DAYS_COUNT', daysWorked)
        : amount(hoursWorked ?? null, unitsWorked ?? null),
  };
  return {
    subject: fillText(locale, 'MSG_RECEIPT_MAIL_SUBJECT', values),
    text: fillText(locale, 'MSG_RECEIPT_MAIL', values),
  };
}
