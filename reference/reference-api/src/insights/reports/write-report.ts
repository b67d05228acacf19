import type { WeekOfHours } from 'shared-client/schema/insights';
import { addDays } from '../../billing/calendar.ts';
import type { QueuedMessage } from '../../messages/queued-message.ts';
import type { DuePerson } from '../../reminders/due-people.ts';
import { hoursWithUnit, periodFor } from '../../reminders/formats.ts';
import { openLink } from '../../reminders/links/mail-links.ts';
import { mailOf, type Writing } from '../../reminders/write-mails.ts';
import { fillText } from '../../translations/texts.ts';

/** The figures of a report. */
export interface Report {
  /** Whose they are, if it is not the reader. */
  readonly by: string | null;
  readonly weeks: readonly WeekOfHours[];
  /** The number of items that wait for its owner; null for a worker. */
  readonly waiting: number | null;
}

type Reader = Pick<DuePerson, 'userId' | 'email' | 'locale' | 'zone' | 'timeFormat'>;

const STATUSES = ['Processed', 'Approved', 'Pending', 'Rejected', 'Saved'] as const;

/** The mail with a report, in the reader's language; none without weeks or an address. */
export function reportMail(writing: Writing, reader: Reader, { by, weeks, waiting }: Report): readonly QueuedMessage[] {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return [];
  const { locale, userId } = reader;
  const states = weeks.flatMap((week) => week.states);
  const line = (label: string, total: string) =>
    fillText(locale, 'LBL_IN_ONE_VALUE', { name: fillText(locale, label), total });
  const hours = (minutes: number) => hoursWithUnit(reader, minutes);
  const sum = (of: (state: (typeof states)[number]) => number) =>
    states.reduce((before, state) => before + of(state), 0);
  const inStatus = (status: string) => sum((one) => (one.status === status ? one.minutes : 0));
  const period = periodFor(reader, first.weekStartDate, addDays(last.weekStartDate, 6));
  const text = fillText(locale, 'MSG_REPORT_MAIL', {
    period,
    hours: hours(sum(({ minutes }) => minutes)),
    lines: [
      line('LBL_IN_OVERTIME', hours(sum(({ overtimeMinutes }) => overtimeMinutes))),
      line('LBL_IN_PAID_LEAVE', hours(sum(({ leaveMinutes }) => leaveMinutes))),
      ...STATUSES.filter((status) => inStatus(status) > 0).map((status) =>
        line(`LBL_IN_${status.toUpperCase()}`, hours(inStatus(status))),
      ),
      ...(waiting === null ? [] : [line('LBL_IN_WAITING_ITEMS', String(waiting))]),
    ].join('\n'),
    link: openLink(writing.options, { userId, route: '/insights?weeks=13' }, writing.now),
  });
  return mailOf(writing, reader, 'report', {
    subject: fillText(locale, 'MSG_REPORT_MAIL_SUBJECT', { period }),
    text: by === null ? text : `${fillText(locale, 'MSG_REPORT_BY', { name: by })}\n\n${text}`,
  });
}
