import type { QueuedMessage } from '../../messages/queued-message.ts';
import { formatFacts } from '../../translations/lists.ts';
import { fillCount, fillText } from '../../translations/texts.ts';
import { NAMED } from '../approver-digest.ts';
import type { DuePerson } from '../due-people.ts';
import { momentFor, periodFor } from '../formats.ts';
import { openLink } from '../links/mail-links.ts';
import { mailOf, routeOfItem, sizeFor, type Writing } from '../write-mails.ts';
import { daysLate, type EscalatedItem } from './escalated-items.ts';

/** The mail about what others have not decided in time (docs: reminders#escalation-mail), with a link to each item that it names. */
export function escalationMail(
  writing: Writing,
  person: DuePerson,
  items: readonly EscalatedItem[],
): readonly QueuedMessage[] {
  if (person.off.includes('escalation')) return [];
  const { locale, userId } = person;
  const linkTo = (route: string) => openLink(writing.options, { userId, route }, writing.now);
  const lines = items.slice(0, NAMED).map((item) => {
    const line = fillText(locale, 'MSG_ESCALATION_LINE', {
      worker: item.worker,
      period: periodFor(person, item.start, item.end),
      size: sizeFor(person, item),
      late: fillCount(locale, 'LBL_DAYS_LATE', daysLate(item.due, writing.now, person.zone)),
      when: momentFor(person, item.due),
      before: formatFacts(locale, item.askedBefore) || '–',
    });
    return `${line}\n${linkTo(routeOfItem(item.itemId))}`;
  });
  const more = items.length - lines.length;
  if (more > 0) lines.push(fillText(locale, 'MSG_DIGEST_MORE', { count: String(more) }));
  const values = {
    count: String(items.length),
    lines: lines.join('\n\n'),
    link: linkTo('/manager/time-and-billing?due=late'),
  };
  return mailOf(writing, person, 'escalation', {
    subject: fillText(locale, 'MSG_ESCALATION_MAIL_SUBJECT', values),
    text: fillText(locale, 'MSG_ESCALATION_MAIL', values),
  });
}
