import type { ApprovalItem } from 'shared-client/approvals';
import { type Translate, useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { isUnusual, type Mark, marksOf } from '../../../domain/marks.ts';
import { formatAmount, formatDate, formatHours } from '../../page/formats.ts';
import { absenceText } from './absence-text.ts';

type Marked = Pick<ApprovalItem, 'type' | 'currency'>;

/** The short text of a mark. */
export function markText(t: Translate, mark: Mark, { type, currency }: Marked): string {
  const [day] = mark.dates;
  const hours = formatHours(mark.hours ?? null);
  const amount = mark.amount === undefined ? null : formatAmount(mark.amount, currency);
  const count = mark.count ?? 0;
  switch (mark.kind) {
    case 'none':
      return t('LBL_MARK_NO_HOURS');
    case 'over':
      return amount === null ? t('LBL_MARK_OVER', { hours }) : t('LBL_MARK_AMOUNT_OVER', { amount });
    case 'under':
      return amount === null ? t('LBL_MARK_UNDER', { hours }) : t('LBL_MARK_AMOUNT_UNDER', { amount });
    case 'over-contract':
      return t('LBL_MARK_OVER_CONTRACT', { hours });
    case 'under-contract':
      return t('LBL_MARK_UNDER_CONTRACT', { hours });
    case 'first':
      return t(type === 'TIME' ? 'LBL_MARK_FIRST' : 'LBL_MARK_FIRST_ITEM');
    case 'policy':
      return t('LBL_MARK_POLICY', { count });
    case 'exception':
      return t('LBL_MARK_EXCEPTION', { count });
    case 'no-receipt':
      return t('LBL_MARK_NO_RECEIPT', { count });
    case 'changed':
      return t('LBL_MARK_CHANGED');
    case 'unchanged':
      return t('LBL_MARK_UNCHANGED');
    case 'weekend':
    case 'long':
      return t('LBL_MARK_DAY', { day: day ? formatDate(day, 'weekday') : '', hours });
    case 'no-meal':
      return t('LBL_MARK_NO_MEAL', { days: formatFacts(mark.dates.map((date) => formatDate(date, 'weekday'))) });
    case 'notes':
      return t('LBL_MARK_NOTES', { count });
    case 'attachments':
      return t('LBL_MARK_ATTACHMENTS', { count });
    case 'comments':
      return t('LBL_MARK_COMMENTS', { count });
  }
}

interface MarkLineProps {
  readonly item: ApprovalItem;
  /** The reason why the item could not be decided. */
  readonly failure?: string | undefined;
}

/** The marks of an item in one line, unusual ones first. Without marks an item is as usual, and an expense within the policies. */
export function MarkLine({ item, failure }: MarkLineProps) {
  const t = useText();
  const marks = marksOf(item);
  const absence = absenceText(t, item);
  return (
    <small className="ap-marks">
      {failure === undefined ? null : <span data-tone="warn">{failure}</span>}
      {absence === undefined ? null : <span data-tone="warn">{absence}</span>}
      {isUnusual(marks) ? null : <span>{t(item.type === 'EXPENSE' ? 'LBL_WITHIN_POLICIES' : 'LBL_AS_USUAL')}</span>}
      {marks.map((mark) => (
        <span key={mark.kind} data-tone={mark.tone}>
          {markText(t, mark, item)}
        </span>
      ))}
    </small>
  );
}
