import type { InsightBudget } from 'shared-client/insights';
import type { useText } from 'shared-session';
import type { Forecast } from '../../domain/budget-forecast.ts';
import type { ChartFigures } from '../../domain/chart.ts';
import { daysAfter } from '../../domain/hours.ts';
import { projectPath } from '../../domain/list-paths.ts';
import { formatDate } from '../chart/formats.ts';

type T = ReturnType<typeof useText>;

/** The course of a budget. */
export const budgetCourse = (
  t: T,
  { engagementId, reqName, jobTitle }: InsightBudget,
  { course }: Forecast,
): ChartFigures => ({
  series: [{ label: t('LBL_IN_SPENT'), fill: 'plain' }],
  marks: course.map(({ date, amount }) => ({
    ...{ key: date, label: formatDate(date), name: formatDate(date), partial: null, expected: null },
    values: [amount],
    path: projectPath({ key: `${engagementId}`, name: `${reqName} ${jobTitle}` }, daysAfter(date, -6)),
  })),
  expectedLabel: null,
});
