import { takesMail } from '../account/mail-choices.ts';
import { readRegistration } from '../recovery/registrations.ts';
import type { Services } from '../services.ts';
import type { LocaleName } from '../translations/locales.ts';
import { fillText } from '../translations/texts.ts';
import { userLocale } from '../translations/user-locale.ts';

/** Messages at a time. */
export const AT_ONCE = 50;
const RETRY_MS = 60_000;
const GIVEN_UP_MS = 86_400_000;

/** When a message that is being sent is tried again, and since when it is worth it. */
export const mailTimes = (now: Date) => ({
  again: new Date(now.getTime() + RETRY_MS),
  since: new Date(now.getTime() - GIVEN_UP_MS),
});

/** What a mail about an item says of it. */
export interface MailedItem {
  readonly worker_id: number;
  readonly period_start: string;
  readonly period_end: string;
  readonly job_title: string;
  readonly req_name: string;
  readonly by: string;
  /** In whose name. */
  readonly principal: string | null;
}

interface Mail<Item> {
  /** The keys of its subject and its text, and what fills them beside the item. */
  readonly textOf: (item: Item) => {
    readonly subject: string;
    readonly text: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** It was sent, or nobody is to be mailed. */
  readonly done: (item: Item) => Promise<unknown>;
  /** What is logged where it was not. */
  readonly failure: string;
}

/**
 * Mails workers about their items, to the address they registered; who has none, or takes no such mail, is not mailed. A message that
 * could not be sent is tried again for a day. No transaction is open meanwhile: the outbox writes to the database itself.
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
