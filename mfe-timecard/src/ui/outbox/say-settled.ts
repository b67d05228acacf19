import { i18n, notifications, type Translate } from 'shared-session';
import type { OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { outbox } from '../../state/outbox/outbox.ts';
import { formatDate } from '../page/dates.ts';

let sayers = 0;

/**
 * Shows the outcomes of the entries that this page sends; once per page, however many callers start it.
 * @returns a function that stops it
 */
export function saySettled(): () => void {
  sayers += 1;
  if (sayers > 1) return stopSaying;
  let said = outbox.getState().settled.length;
  stop = outbox.subscribe(({ settled }) => {
    const news = settled.slice(said);
    said = settled.length;
    for (const { entry, answer, isElsewhere } of news) {
      if (isElsewhere) continue;
      const name = nameOfEntry(i18n.t, entry);
      if (answer.kind === 'accepted')
        notifications.notify({ style: 'success', message: `${name}: ${i18n.t('LBL_ENTRY_ACCEPTED')}`, duration: 3000 });
      else if (answer.kind === 'conflict')
        notifications.notify({ style: 'warning', message: `${name}: ${i18n.t('LBL_ENTRY_CONFLICT')}`, duration: null });
      else if (answer.kind === 'refused') {
        const message = `${name}: ${i18n.t('LBL_ENTRY_REFUSED')} ${answer.message}`.trim();
        notifications.notify({ style: 'warning', message, duration: null });
      }
    }
  });
  return stopSaying;
}

let stop: () => void = () => undefined;

function stopSaying(): void {
  sayers -= 1;
  if (sayers === 0) stop();
}

/** The name of an entry's timecard. */
export const nameOfEntry = (t: Translate, { payload, periodStartDate }: OutboxEntry): string =>
  t('LBL_ENTRY_OF_TIMECARD', { id: payload.requisitionId, date: formatDate(periodStartDate, 'month-day') });
