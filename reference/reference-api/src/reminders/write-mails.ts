import type { ReminderKind } from 'shared-client/schema/account';
import { periodRoute } from '../deadlines/period-route.ts';
import { waitingUntil } from '../messages/message-queue.ts';
import type { QueuedMessage } from '../messages/queued-message.ts';
import type { ApiOptions } from '../options.ts';
import { formatFacts } from '../translations/lists.ts';
import type { LocaleName } from '../translations/locales.ts';
import { fillCount, fillText } from '../translations/texts.ts';
import type { MailReader } from './addressee.ts';
import { type Digest, isUnusual, type WaitingItem } from './approver-digest.ts';
import type { DuePerson } from './due-people.ts';
import { hoursFor, hoursWithUnit, momentFor, moneyFor, periodFor } from './formats.ts';
import { type LatePerson, type LateReport, totalOf } from './late-at-company.ts';
import { openLink, stopLink } from './links/mail-links.ts';
import { LIST_ROUTE, textLink } from './links/text-links.ts';
import type { PeriodOfWorker } from './open-periods.ts';
import { isLate } from './worker-reminder.ts';

/** The people that a report names on either side. */
const NAMED = 20;
/** The periods that a reminder names. */
const NAMED_PERIODS = 10;
/** A daily reminder that could not be sent by then is worth nothing: the next one comes. */
const DAILY_LAPSES_MS = 20 * 3_600_000;

/** The portal whose links a mail has, and the time. */
export interface Writing {
  readonly options: Pick<ApiOptions, 'secret' | 'publicOrigin'>;
  readonly now: Date;
}

type Values = Readonly<Record<string, string>>;
type Addressee = Pick<DuePerson, 'userId' | 'email' | 'locale'>;
type Reader = Pick<DuePerson, 'locale' | 'zone' | 'timeFormat'>;

/** A mail without its links. */
interface Letter {
  readonly subject: string;
  readonly text: string;
  /** Whether another one comes on the next day. */
  readonly isDaily?: boolean;
}

const lapsesAt = (now: Date, isDaily: boolean): Date =>
  isDaily ? new Date(now.getTime() + DAILY_LAPSES_MS) : waitingUntil(now);

/** A mail of a kind that can be turned off, with the links that do so. None without an address. */
export function mailOf(
  { options, now }: Writing,
  { userId, email, locale }: Addressee,
  kind: ReminderKind,
  { subject, text, isDaily = false }: Letter,
): QueuedMessage[] {
  if (email === null) return [];
  const stop = stopLink(options, userId, kind);
  const footer = fillText(locale, 'MSG_REMINDER_FOOTER', {
    stop,
    account: `${options.publicOrigin ?? ''}/#/user-account`,
  });
  const whole = `${text}\n\n${footer}`;
  const reminder = { kind, since: now, lapsesAt: lapsesAt(now, isDaily) };
  return [{ channel: 'email', to: email, subject, text: whole, unsubscribe: stop, userId, reminder }];
}

/** The reminder of a worker: one mail, and a text message if they want one. */
export function dueMessages(
  writing: Writing,
  person: DuePerson,
  periods: readonly PeriodOfWorker[],
): readonly QueuedMessage[] {
  const { options, now } = writing;
  const { userId, locale, mobile, off } = person;
  const values = { count: String(periods.length), ...linesOf(writing, person, periods) };
  const subject = fillText(locale, 'MSG_DUE_MAIL_SUBJECT', values);
  const mail = off.includes('due')
    ? []
    : mailOf(writing, person, 'due', { subject, text: fillText(locale, 'MSG_DUE_MAIL', values), isDaily: true });
  if (mobile === null) return mail;
  const [period, ...others] = periods;
  const link = textLink(options, { userId, period: others.length === 0 ? period : undefined }, now);
  const reminder = { kind: 'due', since: now, lapsesAt: lapsesAt(now, true) } as const;
  const text = fillText(locale, 'MSG_DUE_SMS', { ...values, link });
  return [...mail, { channel: 'sms', to: mobile, subject: '', text, userId, reminder }];
}

/** The mail to a worker whom somebody reminds by hand. */
export function askedMail(
  writing: Writing,
  person: MailReader,
  by: string,
  periods: readonly PeriodOfWorker[],
): readonly QueuedMessage[] {
  const [first, ...others] = periods;
  const values = {
    by,
    period: first ? periodFor(person, first.start, first.end) : '',
    count: String(periods.length),
    ...linesOf(writing, person, periods),
  };
  return mailOf(writing, person, 'due', {
    subject: fillText(person.locale, others.length > 0 ? 'MSG_DUE_MAIL_SUBJECT' : 'MSG_REMIND_TIME_SUBJECT', values),
    text: fillText(person.locale, 'MSG_REMIND_TIME', values),
  });
}

/**
 * The lines of the first periods and the number of the others, and where the mail leads: to the only period, otherwise each line to its own and
 * the mail to the list.
 */
function linesOf(
  { options, now }: Writing,
  person: Reader & Pick<DuePerson, 'userId'>,
  periods: readonly PeriodOfWorker[],
): { readonly lines: string; readonly link: string } {
  const linkTo = (route: string) => openLink(options, { userId: person.userId, route }, now);
  const open = ({ engagementId, start }: PeriodOfWorker) => linkTo(periodRoute(engagementId, start));
  const [only, ...others] = periods;
  if (only && others.length === 0) return { lines: dueLine(person, only, now), link: open(only) };
  const lines = periods.slice(0, NAMED_PERIODS).map((one) => `${dueLine(person, one, now)}\n${open(one)}`);
  const more = periods.length - lines.length;
  if (more > 0) lines.push(fillText(person.locale, 'MSG_DIGEST_MORE', { count: String(more) }));
  return { lines: lines.join('\n\n'), link: linkTo(LIST_ROUTE) };
}

function dueLine(person: Reader, { engagement, start, end, due }: PeriodOfWorker, now: Date): string {
  const values = { engagement, period: periodFor(person, start, end), when: due ? momentFor(person, due) : '' };
  return fillText(person.locale, isLate({ due }, now) ? 'MSG_LATE_LINE' : 'MSG_DUE_LINE', values);
}

/** The digest of an approver, with a link to each item that it names. */
export function digestMail(
  writing: Writing,
  person: MailReader & Partial<Pick<DuePerson, 'digest'>>,
  digest: Digest,
): readonly QueuedMessage[] {
  const { locale, userId } = person;
  const values: Values = {
    count: String(digest.count),
    late: String(digest.late),
    hours: hoursFor(person, digest.minutes),
    amounts:
      formatFacts(
        locale,
        [...digest.amounts].map(([currency, sum]) => moneyFor(person, sum, currency)),
      ) || '–',
    lines: digestLines(writing, person, digest),
    link: openLink(writing.options, { userId, route: '/manager/time-and-billing' }, writing.now),
  };
  return mailOf(writing, person, 'digest', {
    subject: fillText(locale, 'MSG_DIGEST_MAIL_SUBJECT', values),
    text: fillText(locale, 'MSG_DIGEST_MAIL', values),
    isDaily: person.digest === 'daily',
  });
}

/** The mail to an approver whom somebody reminds by hand of what is late. */
export function askedToDecideMail(
  writing: Writing,
  person: MailReader,
  by: string,
  digest: Digest,
): readonly QueuedMessage[] {
  const route = '/manager/time-and-billing?due=late';
  const values: Values = {
    by,
    count: String(digest.count),
    lines: digestLines(writing, person, digest),
    link: openLink(writing.options, { userId: person.userId, route }, writing.now),
  };
  return mailOf(writing, person, 'digest', {
    subject: fillText(person.locale, 'MSG_REMIND_DECIDE_SUBJECT', values),
    text: fillText(person.locale, 'MSG_REMIND_DECIDE', values),
  });
}

function digestLines(writing: Writing, person: MailReader, { named, count }: Digest): string {
  const groups = Map.groupBy(named, ({ principal }) => principal);
  const lines = [...groups].flatMap(([principal, items]) => [
    ...(principal === null ? [] : [fillText(person.locale, 'MSG_DIGEST_FOR', { name: principal })]),
    ...items.map((item) => itemLines(writing, person, item)),
  ]);
  const more = count - named.length;
  if (more > 0) lines.push(fillText(person.locale, 'MSG_DIGEST_MORE', { count: String(more) }));
  return lines.join('\n\n');
}

/** The page on which one press decides on an item. A link never decides by itself: programs that scan mails follow links. */
export const routeOfItem = (itemId: number, principalId: number | null = null): string =>
  `/manager/time-and-billing?item=${itemId}${principalId === null ? '' : `&for=${principalId}`}`;

function itemLines({ options, now }: Writing, person: MailReader, item: WaitingItem): string {
  const { since, itemId, principalId } = item;
  const line = fillText(person.locale, isUnusual(item) ? 'MSG_DIGEST_LINE_UNUSUAL' : 'MSG_DIGEST_LINE', {
    worker: item.worker,
    period: periodFor(person, item.start, item.end),
    size: sizeFor(person, item),
    when: momentFor(person, since),
  });
  const route = routeOfItem(itemId, principalId);
  return `${line}\n${openLink(options, { userId: person.userId, route }, now)}`;
}

/** The hours of a timecard, without any its units or days; the amount of another item. */
export function sizeFor(person: Reader, { minutes, days, units, amount, currency }: WaitingItem): string {
  if (minutes === null) return moneyFor(person, amount ?? 0, currency);
  if (minutes === 0 && units > 0) return fillCount(person.locale, 'LBL_UNITS_COUNT', units);
  if (minutes === 0 && days > 0) return fillCount(person.locale, 'LBL_DAYS_COUNT', days);
  return hoursWithUnit(person, minutes);
}

/** The weekly mail about who is late. */
export function lateMail(
  writing: Writing,
  person: DuePerson,
  { company, report }: { readonly company: string; readonly report: LateReport },
): readonly QueuedMessage[] {
  const { locale, userId } = person;
  const values: Values = {
    company,
    count: String(totalOf(report.workers) + totalOf(report.approvers)),
    workers: listed(locale, report.workers),
    approvers: listed(locale, report.approvers),
    link: openLink(writing.options, { userId, route: '/manager/time-and-billing?due=late' }, writing.now),
  };
  return mailOf(writing, person, 'late', {
    subject: fillText(locale, 'MSG_LATE_MAIL_SUBJECT', values),
    text: fillText(locale, 'MSG_LATE_MAIL', values),
  });
}

function listed(locale: LocaleName, people: readonly LatePerson[]): string {
  if (people.length === 0) return '–';
  const more = totalOf(people.slice(NAMED));
  return [
    ...people
      .slice(0, NAMED)
      .map(({ name, count }) => fillText(locale, 'LBL_IN_ONE_VALUE', { name, total: String(count) })),
    ...(more > 0 ? [fillText(locale, 'MSG_DIGEST_MORE', { count: String(more) })] : []),
  ].join('\n');
}
