import { Chip } from 'mfe_widgets/chip';
import { memo } from 'react';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { daySummary } from '../../../domain/checklist/day-summary.ts';
import { isFullDayOff } from '../../../domain/leave-system/leave-system-entry.ts';
import { formatTimeOfDay } from '../../../domain/time/time-of-day.ts';
import { spanTypeText } from '../../page/span-type-text.ts';
import { useDayForm, usePublished, useRules } from '../timecard-context.tsx';

const SHORT_ISSUES: Readonly<Record<string, string>> = {
  ERR_BILLING_SELECT_LUNCH_BREAK: 'CHIP_LUNCH_MISSING',
  ERR_BILLING_EDIT_TIME_NOLUNCH_LUNCH_TAKEN: 'CHIP_LUNCH_TWICE',
  ERR_BILLING_TOTAL_ALLOCATION_MISMATCH: 'CHIP_ALLOCATION',
  ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR: 'CHIP_PERCENT',
};

/** The one-line summary of a closed day (on paper, of every day), and the chips for its issues. */
export const DaySummaryText = memo(function DaySummaryText({ dayKey, open }: { dayKey: string; open: boolean }) {
  const t = useText();
  const day = useDayForm(dayKey);
  const rules = useRules();
  const issue = usePublished((published) => published.issueOfDay[dayKey]);
  if (!day) return null;
  const summary = daySummary(day);
  const format = (time: string | null) => (time ? formatTimeOfDay(time, rules.use24HourClock) : '…');
  const times =
    summary && (summary.from || summary.until)
      ? t('LBL_FROM_TO', { from: format(summary.from), until: format(summary.until) })
      : '';
  const lunches = (summary?.lunches ?? []).map((lunch) =>
    t('LBL_LUNCH_FROM_TO', { from: format(lunch.start), until: format(lunch.end) }),
  );
  const facts = [
    times,
    ...lunches,
    ...(summary?.otherTypes ?? []).map((type) => spanTypeText(t, type)),
    day.didNotWork ? t('LBL_DID_NOT_WORK') : '',
    day.daily && !summary ? t('LBL_TC_WORKED') : '',
    day.sickDay || day.dayOffType === 'Sick' ? t('LBL_SICK_DAY') : '',
    day.dayOffType === 'Voluntary' || day.dayOffType === 'Other'
      ? t(`LBL_DAY_OFF_${day.dayOffType.toUpperCase()}`)
      : '',
    day.holiday ? day.holidayMessage || t('LBL_TC_HOLIDAY') : '',
    isFullDayOff(day) ? t('MSG_ENTIRE_DAY_OFF') : '',
  ].filter((fact) => fact !== '');
  const untouched = facts.length === 0 && !issue;
  return (
    <>
      {summary?.nextDay ? <Chip tone="info">{t('LBL_TC_PLUS_ONE_DAY')}</Chip> : null}
      {issue && !open ? <Chip tone="warning">{t(SHORT_ISSUES[issue.key] ?? 'CHIP_INCOMPLETE')}</Chip> : null}
      <span className={open ? 'tc-card-line tc-on-paper' : 'tc-card-line'} data-empty={untouched}>
        {untouched ? <NothingOrTotal dayKey={dayKey} /> : formatFacts(facts)}
      </span>
    </>
  );
});

/** A day without times may still have hours; then its total is shown. */
function NothingOrTotal({ dayKey }: { dayKey: string }) {
  const t = useText();
  const empty = usePublished((published) => {
    const totals = published.days[dayKey];
    return !totals || totals.worked + totals.sick + totals.units + totals.days === 0;
  });
  return empty ? t('LBL_NOTHING_ENTERED') : null;
}
