import type { ApprovalItem } from 'shared-client/approvals';
import { type Translate, useText } from 'shared-session';
import { type Mark, marksOf } from '../../../domain/marks.ts';
import { formatDate, formatHours } from '../../page/formats.ts';
import { markText } from '../mark-line.tsx';

/** What is unusual, and why each of it is said to be; then what the worker wrote. */
export function Unusual({ item }: { item: ApprovalItem }) {
  const t = useText();
  const marks = marksOf(item);
  const unusual = marks.filter(({ tone }) => tone === 'warn');
  const notes = item.days.filter(({ notes: said, didNotWork }) => said?.trim() && !didNotWork);
  return (
    <>
      {unusual.length > 0 ? (
        <section className="ap-part">
          <h3>{t('LBL_UNUSUAL')}</h3>
          <ul className="ap-why">
            {unusual.map((mark) => (
              <li key={mark.kind}>
                <b>{markText(t, mark)}</b>
                {whyOf(t, mark, item).map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {notes.length > 0 ? (
        <section className="ap-part">
          <h3>{t('LBL_BILLING_NOTES')}</h3>
          <ul className="ap-notes">
            {notes.map(({ workedDate, notes: said }) => (
              <li key={workedDate}>
                <b>{formatDate(workedDate, 'day')}</b> {said}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** Why a mark is there, in sentences. */
function whyOf(t: Translate, mark: Mark, item: ApprovalItem): string[] {
  const { lastRejection: rejection } = item;
  const rejected = rejection ? [t('MSG_WHY_REJECTED', { by: rejection.by ?? '', reason: rejection.reason ?? '' })] : [];
  switch (mark.kind) {
    case 'over':
    case 'under':
      return [
        t('MSG_WHY_USUAL', {
          hours: formatHours(item.hoursWorked),
          usual: formatHours(item.usualHours),
          count: item.usualCount,
        }),
        ...(item.previousHours === null ? [] : [t('MSG_WHY_PREVIOUS', { hours: formatHours(item.previousHours) })]),
      ];
    case 'first':
      return [t('MSG_WHY_FIRST')];
    case 'changed':
      return [
        ...item.changedDays.map(({ workedDate, before, after }) =>
          t('LBL_CHANGED_DAY', {
            day: formatDate(workedDate, 'weekday'),
            before: formatHours(before ?? 0),
            after: formatHours(after ?? 0),
          }),
        ),
        ...rejected,
      ];
    case 'unchanged':
      return rejected;
    case 'weekend':
      return [t('MSG_WHY_WEEKEND')];
    case 'long':
      return [t('MSG_WHY_LONG')];
    case 'no-meal': {
      const said = item.days.find(({ workedDate }) => workedDate === mark.dates[0])?.mealReason;
      const what = said === 'Voluntary' ? 'LBL_VOLUNTARY' : said === 'Involuntary' ? 'LBL_INVOLUNTARY' : null;
      return [t('MSG_WHY_NO_MEAL'), ...(what ? [t('MSG_WORKER_SAID', { what: t(what) })] : [])];
    }
    default:
      return [];
  }
}
