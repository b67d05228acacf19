import { useRef } from 'react';
import { useModule } from 'shared-session/server-data';
import { ModuleState } from '../page/module-state.tsx';
import { AttachmentsPanel } from './attachments/attachments-panel.tsx';
import { DayCard } from './day/day-card.tsx';
import { useDaySwipe } from './day/use-day-swipe.ts';
import { loadGrids } from './grid/load-grids.ts';
import { ChecklistPanel } from './panels/checklist-panel.tsx';
import { DayList } from './panels/day-list.tsx';
import { SubmittedList } from './panels/submitted-list.tsx';
import { TotalsPanel } from './panels/totals-panel.tsx';
import { WorkerHours } from './panels/worker-hours.tsx';
import { EntireNotWorkedCard } from './period/entire-not-worked-card.tsx';
import { PeriodCard } from './period/period-card.tsx';
import { useDayKeys, useEditable, useRules, useTimecard } from './timecard-context.tsx';

function Grid() {
  const grids = useModule('grids', loadGrids);
  return grids.module ? <grids.module.Grids /> : <ModuleState of={grids} lines={8} />;
}

/** The day list, the cards or the grid, and beside them the checklist and the totals. */
export function TimecardColumns() {
  const view = useTimecard((state) => state.view);
  const entire = useTimecard((state) => state.form.entireNotWork);
  const { showPeriodEntry: period, showAttachment: attachments } = useRules().template;
  const days = useDayKeys();
  const editable = useEditable();
  const cards = useRef<HTMLDivElement>(null);
  useDaySwipe(cards);
  if (entire) return <EntireNotWorkedCard />;
  return (
    <div className="tc-cols" data-view={view}>
      <DayList />
      <div className="tc-cards" ref={cards}>
        {view === 'grid' ? (
          <Grid />
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
