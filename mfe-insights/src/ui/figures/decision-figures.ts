import type { InsightDecisions, LatePerson, WaitingAge } from 'shared-client/insights';
import type { useText } from 'shared-session';
import type { ChartFigures } from '../../domain/chart.ts';
import { daysAfter } from '../../domain/hours.ts';
import { endsPath, groupPath, REJECTED_PATH, WAITING_PATH } from '../../domain/list-paths.ts';
import { formatDay, formatDays } from '../chart/formats.ts';

type T = ReturnType<typeof useText>;

const AGE_LABELS: Readonly<Record<WaitingAge, string>> = {
  '0': 'LBL_IN_AGE_0',
  '1-2': 'LBL_IN_AGE_1',
  '3-5': 'LBL_IN_AGE_3',
  '6-': 'LBL_IN_AGE_6',
};

/** What waits, by age; what waits for more than five days has another fill. */
export const waitingByAge = (t: T, waiting: InsightDecisions['waiting']): ChartFigures => ({
  series: [
    { label: t('LBL_IN_PENDING'), fill: 'plain' },
    { label: t('LBL_IN_AGE_6'), fill: 'stripes' },
  ],
  marks: waiting.map(({ age, items }) => ({
    ...{ key: age, label: t(AGE_LABELS[age]), name: t(AGE_LABELS[age]), partial: null, expected: null },
    values: age === '6-' ? [0, items] : [items, 0],
    path: WAITING_PATH,
  })),
  expectedLabel: null,
});

/** The median of a week's decisions, and beyond it the time within which nine of ten were made. */
export const decisionsByWeek = (t: T, weeks: InsightDecisions['weeks'], today: string): ChartFigures => ({
  series: [{ label: t('LBL_IN_HALF'), fill: 'plain' }],
  marks: weeks.map(({ weekStartDate, medianMinutes, ninetiethMinutes }) => {
    const until = daysAfter(weekStartDate, 6);
    return {
      key: weekStartDate,
      label: formatDay(weekStartDate),
      name: t('LBL_IN_WEEK_OF', { dates: formatDays(weekStartDate, until) }),
      values: [medianMinutes],
      expected: ninetiethMinutes,
      partial: until >= today ? t('LBL_IN_RUNNING') : null,
      // What is decided in a week is mostly of the week before.
      path: endsPath(daysAfter(weekStartDate, -7)),
    };
  }),
  expectedLabel: t('LBL_IN_NINE_OF_TEN'),
});

export const rejectionsByReason = (t: T, rejections: InsightDecisions['rejections']): ChartFigures => ({
  series: [{ label: t('LBL_IN_ITEMS'), fill: 'plain' }],
  marks: rejections.map(({ reason, items }) => ({
    ...{ key: reason, label: reason, name: reason, partial: null, expected: null },
    values: [items],
    path: REJECTED_PATH,
  })),
  expectedLabel: null,
});

/** Late items by person, beside all of theirs. A worker leads to the timecards since a day; approvers are in no list. */
export const lateByPerson = (t: T, people: readonly LatePerson[], since: string | undefined): ChartFigures => ({
  series: [{ label: t('LBL_IN_LATE'), fill: 'stripes' }],
  marks: people.map(({ userId, name, items, late }) => ({
    ...{ key: name, label: name, name, partial: null },
    values: [late],
    expected: items,
    ...(since && userId !== null ? { path: groupPath({ by: 'worker', key: `${userId}`, name }, { from: since }) } : {}),
  })),
  expectedLabel: t('LBL_IN_ITEMS'),
});
