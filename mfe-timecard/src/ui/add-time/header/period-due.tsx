import { useQuery } from '@tanstack/react-query';
import { useText } from 'shared-session';
import { periodsQuery } from '../../../state/server-data/periods-query.ts';
import { useTimecard } from '../timecard-context.tsx';
import { periodDueText } from './period-due-text.ts';

/**
 * When the open period is due from its worker, and when payroll takes it, once that is known (docs: deadlines#due-add-time). `follows`:
 * other text stands before it on the screen.
 */
export function PeriodDue({ follows }: { follows: boolean }) {
  const t = useText();
  const { engagementId, periodStartDate } = useTimecard((state) => state.metadata);
  const { data } = useQuery(periodsQuery(engagementId));
  const period = data?.find((one) => one.periodStartDate === periodStartDate);
  const due = period && periodDueText(t, period);
  if (!due) return null;
  return (
    <span data-truncates>
      <span className={follows ? undefined : 'tc-on-paper'}>{' · '}</span>
      <span data-late={due.isLate}>{due.text}</span>
      {due.cutoff === null ? null : ` · ${due.cutoff}`}
    </span>
  );
}
