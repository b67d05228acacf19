import { Button } from 'mfe_widgets/button';
import { Switch } from 'mfe_widgets/switch';
import { memo, useCallback } from 'react';
import { useText } from 'shared-session';
import { setSickDay, setWorked } from '../../../domain/day/toggles.ts';
import { visibleParts } from '../../../domain/day/visible-parts.ts';
import { allWorked, selectAll } from '../../../domain/form/period-selection.ts';
import { action, changeForm } from '../../../state/add-time/edit-history.ts';
import { formatDate } from '../../page/dates.ts';
import { AllocationList, type ChangeAllocations } from '../allocation/allocation-list.tsx';
import { DayNotices } from '../day/day-notices.tsx';
import { DayOffChips } from '../day/day-toggles.tsx';
import { Notes } from '../day/notes.tsx';
import { SentBack } from '../day/sent-back.tsx';
import { useDay } from '../day/use-day.ts';
import { cardId } from '../field-ids.ts';
import { useEditable, usePublished, useTimecard, useTimecardStore, useTyped } from '../timecard-context.tsx';

/** One card for the whole period: one line per day, unless the grid shows them, TOTAL DAYS, notes, and the allocations of the item. */
export function PeriodCard({ allocationsOnly = false }: { allocationsOnly?: boolean }) {
  const t = useText();
  const store = useTimecardStore();
  const editable = useEditable();
  const rules = useTimecard((state) => state.rules);
  const days = useTimecard((state) => state.form.days);
  const allocations = useTyped((state) => state.form.allocations);
  const counted = useTimecard((state) => state.form.allocations);
  const total = usePublished((published) => published.period.days);
  const first = days[0];
  const last = days.at(-1);
  const set = useCallback<ChangeAllocations>(
    (field, next, typed) =>
      changeForm(store, action('ACTION_ALLOCATIONS', {}, field, typed), (form) => ({
        ...form,
        allocations: next(form.allocations, () => undefined),
      })),
    [store],
  );
  const period =
    first && last
      ? t('LBL_PERIOD_FROM_TO', { from: formatDate(first.workedDate, 'long'), to: formatDate(last.workedDate, 'long') })
      : '';
  return (
    <section className="tc-card tc-period" id={cardId(undefined)} data-open="true">
      <header className="tc-period-head">
        <h2 className="tc-card-title">{period}</h2>
        {editable && rules.template.showWorked ? (
          <Button
            size="small"
            onClick={() =>
              changeForm(store, action('ACTION_SELECT_ALL'), (form) => ({ ...form, days: selectAll(form.days, rules) }))
            }
          >
            {t(allWorked(days) ? 'LBL_TC_SELECT_NONE' : 'LBL_TC_SELECT_ALL')}
          </Button>
        ) : null}
      </header>
      <div className="tc-card-body">
        {rules.template.showWorked && !allocationsOnly
          ? days.map((day) => <PeriodDay key={day.key} dayKey={day.key} />)
          : null}
        {first ? <Notes dayKey={first.key} /> : null}
        <SentBack as="SentBackNotice" />
        {allocations.length > 0 ? (
          <AllocationList
            scope="item"
            label={period}
            rows={allocations}
            counted={counted}
            left={undefined}
            workedDate={last?.workedDate}
            disabled={!editable}
            onChange={set}
          />
        ) : null}
        {rules.template.showWorked ? (
          <p className="tc-line-total tc-period-total">
            {t('LBL_TC_TOTAL_DAYS')} <b>{total}</b>
          </p>
        ) : null}
      </div>
    </section>
  );
}

const PeriodDay = memo(function PeriodDay({ dayKey }: { dayKey: string }) {
  const t = useText();
  const { day, change, disabled } = useDay(dayKey);
  const rules = useTimecard((state) => state.rules);
  const parts = visibleParts(day, rules);
  return (
    <div className="tc-period-day" id={cardId(dayKey)}>
      <span className="tc-period-date">
        <b>{formatDate(day.workedDate, 'weekday')}</b> {formatDate(day.workedDate, 'month-day')}
      </span>
      <Switch
        label={t('LBL_TC_WORKED')}
        checked={day.daily}
        disabled={disabled}
        onChange={(on) => change(null, (one) => setWorked(one, on, rules))}
      />
      {parts.sickDay ? (
        <Switch
          label={t('LBL_SICK_DAY')}
          checked={day.sickDay}
          disabled={disabled}
          onChange={(on) => change(null, (one) => setSickDay(one, on, rules))}
        />
      ) : null}
      {day.holiday ? <span className="tc-period-note">{day.holidayMessage || t('LBL_TC_HOLIDAY')}</span> : null}
      {parts.dayOff ? <DayOffChips dayKey={dayKey} sick={parts.dayOffSick} /> : null}
      <DayNotices dayKey={dayKey} compact />
    </div>
  );
});
