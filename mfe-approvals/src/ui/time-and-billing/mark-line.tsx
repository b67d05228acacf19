import { type Translate, useText } from 'shared-session';
import type { Mark } from '../../domain/marks.ts';
import { formatDate, formatHours } from '../page/formats.ts';

/** A mark in a few words. */
export function markText(t: Translate, mark: Mark): string {
  const [day] = mark.dates;
  const hours = formatHours(mark.hours ?? null);
  switch (mark.kind) {
    case 'over':
      return t('LBL_MARK_OVER', { hours });
    case 'under':
      return t('LBL_MARK_UNDER', { hours });
    case 'first':
      return t('LBL_MARK_FIRST');
    case 'changed':
      return t('LBL_MARK_CHANGED');
    case 'unchanged':
      return t('LBL_MARK_UNCHANGED');
    case 'weekend':
    case 'long':
      return t('LBL_MARK_DAY', { day: day ? formatDate(day, 'weekday') : '', hours });
    case 'no-meal':
      return t('LBL_MARK_NO_MEAL', { days: mark.dates.map((date) => formatDate(date, 'weekday')).join(', ') });
    case 'notes':
      return t('LBL_MARK_NOTES', { count: mark.count ?? 0 });
    case 'attachments':
      return t('LBL_MARK_ATTACHMENTS', { count: mark.count ?? 0 });
  }
}

/** The marks of an item in one line, what is unusual first. */
export function MarkLine({ marks }: { marks: readonly Mark[] }) {
  const t = useText();
  return (
    <small className="ap-marks">
      {marks.some(({ tone }) => tone === 'warn') ? null : <span>{t('LBL_AS_USUAL')}</span>}
      {marks.map((mark) => (
        <span key={mark.kind} data-tone={mark.tone}>
          {markText(t, mark)}
        </span>
      ))}
    </small>
  );
}
