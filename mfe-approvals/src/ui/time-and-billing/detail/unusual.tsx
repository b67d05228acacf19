import type { ApprovalItem, FlaggedLine } from 'shared-client/approvals';
import { nameFor, type Translate, useText } from 'shared-session';
import { type Mark, marksOf } from '../../../domain/marks.ts';
import { formatAmount, formatDate, formatHours } from '../../page/formats.ts';
import { markText } from '../list/mark-line.tsx';

/** The unusual marks, with the reason for each, then the worker's comments. */
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
                <b>{markText(t, mark, item)}</b>
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
          <h3>{t('LBL_AP_BILLING_NOTES')}</h3>
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

/** A line of an expense: `Nov 10 · Pier 9 · $84.20`. */
const lineText = ({ expenseDate, name, amount }: FlaggedLine, { currency }: ApprovalItem): string =>
  [formatDate(expenseDate), name, formatAmount(amount, currency)].filter(Boolean).join(' · ');

/** The reason for a mark, in sentences. */
function whyOf(t: Translate, mark: Mark, item: ApprovalItem): string[] {
  const { lastRejection: rejection, flaggedLines } = item;
  const rejected = rejection
    ? [t('MSG_WHY_REJECTED', { by: nameFor(t, rejection.by, rejection.byFor), reason: rejection.reason ?? '' })]
    : [];
  const ofContract =
    item.contractHours === null ? [] : [t('MSG_WHY_CONTRACT', { hours: formatHours(item.contractHours) })];
  switch (mark.kind) {
    case 'none':
      return [t(item.days.some(({ didNotWork }) => didNotWork) ? 'MSG_WHY_DID_NOT_WORK' : 'MSG_WHY_NO_HOURS')];
    case 'over':
    case 'under':
      if (mark.amount !== undefined)
        return [
          t('MSG_WHY_USUAL_AMOUNT', {
            amount: formatAmount(item.amount ?? 0, item.currency),
            usual: formatAmount(item.usualAmount ?? 0, item.currency),
          }),
        ];
      return [
        t('MSG_WHY_USUAL', {
          hours: formatHours(item.hoursWorked),
          usual: formatHours(item.usualHours),
          count: item.usualCount,
        }),
        ...ofContract,
        ...(item.previousHours === null ? [] : [t('MSG_WHY_PREVIOUS', { hours: formatHours(item.previousHours) })]),
      ];
    case 'over-contract':
    case 'under-contract':
      return ofContract;
    case 'first':
      return [t(item.type === 'TIME' ? 'MSG_WHY_FIRST' : 'MSG_WHY_FIRST_ITEM')];
    case 'policy':
      return flaggedLines.flatMap((line) =>
        line.broken.flatMap((kind) =>
          kind === 'RECEIPT_ABOVE'
            ? []
            : [`${lineText(line, item)}: ${t(kind === 'DAY_LIMIT' ? 'MSG_WHY_DAY_LIMIT' : 'MSG_AP_POLICY_WEEKEND')}`],
        ),
      );
    case 'no-receipt':
      return flaggedLines.flatMap((line) =>
        line.hasReceipt
          ? []
          : [
              `${lineText(line, item)}${line.broken.includes('RECEIPT_ABOVE') ? `: ${t('MSG_WHY_RECEIPT_ABOVE')}` : ''}`,
            ],
      );
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
      const what = said === 'Voluntary' ? 'LBL_AP_VOLUNTARY' : said === 'Involuntary' ? 'LBL_AP_INVOLUNTARY' : null;
      return [t('MSG_WHY_NO_MEAL'), ...(what ? [t('MSG_WORKER_SAID', { what: t(what) })] : [])];
    }
    default:
      return [];
  }
}
