import { gridOf } from '../../domain/grid/grid-of.ts';
import { AttachmentsPanel } from './attachments/attachments-panel.tsx';
import { DayCard } from './day/day-card.tsx';
import { AmountGrid } from './grid/amount-grid.tsx';
import { PeriodGrid } from './grid/period-grid.tsx';
import { ChecklistPanel } from './panels/checklist-panel.tsx';
import { DayList } from './panels/day-list.tsx';
import { SubmittedList } from './panels/submitted-list.tsx';
import { TotalsPanel } from './panels/totals-panel.tsx';
import { WorkerHours } from './panels/worker-hours.tsx';
import { EntireNotWorkedCard } from './period/entire-not-worked-card.tsx';
import { PeriodCard } from './period/period-card.tsx';
import { useDayKeys, useEditable, useRules, useTimecard } from './timecard-context.tsx';

/** The grid of a template: times, amounts, or both; the allocations of one card for the period stay below. */
function Grids() {
  const { template } = useRules();
  const { times, amounts } = gridOf(template);
  return (
    <>
      {times ? <PeriodGrid /> : null}
      {amounts ? <AmountGrid /> : null}
      {template.showPeriodEntry ? <PeriodCard allocationsOnly /> : null}
    </>
  );
}

/** The days, their cards or the grid, and what is left to do with the totals beside them. */
export function TimecardColumns() {
  const view = useTimecard((state) => state.view);
  const entire = useTimecard((state) => state.form.entireNotWork);
  const { showPeriodEntry: period, showAttachment: attachments } = useRules().template;
  const days = useDayKeys();
  const editable = useEditable();
  if (entire) return <EntireNotWorkedCard />;
  return (
    <div className="tc-cols" data-view={view}>
      <DayList />
      <div className="tc-cards">
        {view === 'grid' ? (
          <Grids />
        ) : period ? (
          <PeriodCard />
        ) : (
          days.map((dayKey) => <DayCard key={dayKey} dayKey={dayKey} />)
        )}
        <SubmittedList />
        {attachments ? <AttachmentsPanel /> : null}
      </div>
      <aside className="tc-aside">
        {editable ? <ChecklistPanel /> : null}
        <TotalsPanel />
        <WorkerHours />
      </aside>
    </div>
  );
}
