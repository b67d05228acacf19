import { takesMail } from '../../account/mail-choices.ts';
import { readRegistration } from '../../recovery/registrations.ts';
import type { Services } from '../../services.ts';
import type { LocaleName } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';
import { userLocale } from '../../translations/user-locale.ts';

/** The number of messages at a time. */
export const AT_ONCE = 50;
const RETRY_MS = 60_000;
const GIVEN_UP_MS = 86_400_000;

/** When a message that is being sent is tried again, and the oldest time for which that is done. */
export const mailTimes = (now: Date) => ({
  again: new Date(now.getTime() + RETRY_MS),
  since: new Date(now.getTime() - GIVEN_UP_MS),
});

/** The data of an item for a mail. */
export interface MailedItem {
  readonly worker_id: number;
  readonly period_start: string;
  readonly period_end: string;
  readonly job_title: string;
  readonly req_name: string;
  readonly by: string;
  /** The person on whose behalf. */
  readonly principal: string | null;
}

interface Mail<Item> {
  /** The keys of the subject and the text, and their values other than the item's. */
  readonly textOf: (item: Item) => {
    readonly subject: string;
    readonly text: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** Called when the mail was sent, or when nobody is to be mailed. */
  readonly done: (item: Item) => Promise<unknown>;
  /** The log message if it was not sent. */
  readonly failure: string;
}

/**
 * Sends workers mails about their items, to their registered address. Workers without an address, or who have turned off such mails, get
 * none. A message that could not be sent is tried again for a day. No transaction is open during that, because the outbox writes to the
 * database itself.
 */
export async function mailWorkers<Item extends MailedItem>(
  { db, messages, log }: Pick<Services, 'db' | 'messages' | 'log'>,
  items: readonly Item[],
  { textOf, done, failure }: Mail<Item>,
): Promise<void> {
  for (const item of items) {
    try {
      const { email } = await readRegistration(db, item.worker_id);
      if (email && (await takesMail(db, item.worker_id, 'rejections'))) {
        const locale = await userLocale(db, item.worker_id);
        const { subject, text, values } = textOf(item);
        const all = { ...valuesOf(locale, item), ...values };
        await messages.send({
          channel: 'email',
          to: email,
          subject: fillText(locale, subject, all),
          text: fillText(locale, text, all),
        });
      }
      await done(item);
    } catch (error) {
      log.error({ err: error }, failure);
    }
  }
}

function valuesOf(locale: LocaleName, { period_start, period_end, job_title, req_name, by, principal }: MailedItem) {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    period: [period_start, period_end].map((date) => format.format(new Date(`${date}T00:00:00Z`))).join(' – '),
    engagement: [job_title, req_name].filter(Boolean).join(' · '),
    by: principal === null ? by : fillText(locale, 'LBL_NAME_FOR', { name: by, principal }),
  };
}
