import { type JSX, useState } from 'react';
import { focusAdded, focusAfter } from 'shared-session/focus';
import { Button } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { periodStyled } from '../internal/styles/period-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Switch } from '../switch/index.ts';
import { TextField } from '../text-field/index.ts';
import {
  allWorked,
  type DayOffType,
  type PeriodDay,
  totalDays,
  withAll,
  withDayOff,
  withWorked,
} from './period-days.ts';
import '../internal/texts/editors-english.ts';

export interface PeriodEntryEditorProps {
  days: readonly PeriodDay[];
  onChange: (days: readonly PeriodDay[]) => void;
  /** The period's notes, at most 2000 characters. */
  billingNotes: string;
  onBillingNotesChange: (notes: string) => void;
  /** Formats a date as the page does. */
  formatDate: (isoDate: string) => string;
  /** Offers day-off chips (trackingDaysOffApplicable). */
  tracksDaysOff?: boolean;
  /** Includes Sick (displaySickDay); payroll mode hides it. */
  displaySickDay?: boolean;
  payroll?: boolean;
  readOnly?: boolean;
}

/** Longest billing notes (docs: days#billing-notes). */
export const NOTES_LENGTH = 2000;

/** A whole period at once: which days were worked, and notes (docs: days#period-editor). */
export function PeriodEntryEditor(props: PeriodEntryEditorProps): JSX.Element {
  const { days, onChange, billingNotes, onBillingNotesChange, formatDate, readOnly = false } = props;
  const text = usePageText();
  const [notesOpen, setNotesOpen] = useState(false);
  const all = allWorked(days);
  const [first, last] = [days[0], days.at(-1)];
  const dayOffs: DayOffType[] =
    props.displaySickDay === true && props.payroll !== true ? ['Undefined', 'Sick', 'Other'] : ['Undefined', 'Other'];
  const dayOffLabel = { Undefined: text('LBL_NOT_SCHEDULED'), Sick: text('LBL_SICK'), Other: text('LBL_OTHER') };
  const replace = (day: PeriodDay): void =>
    onChange(days.map((other) => (other.workedDate === day.workedDate ? day : other)));
  const showNotes = notesOpen || billingNotes !== '';
  return (
    <section ref={periodStyled} className="wd-entries">
      <div className="wd:flex wd:flex-wrap wd:items-center wd:gap-3">
        <h3 className="wd:text-card wd:font-semibold">
          {first === undefined || last === undefined
            ? ''
            : `${formatDate(first.workedDate)} – ${formatDate(last.workedDate)}`}
        </h3>
        <span className="wd:ms-auto wd:flex wd:gap-2">
          {showNotes || readOnly ? null : (
            <Button
              variant="link"
              onClick={({ currentTarget }) =>
                focusAdded(currentTarget, currentTarget.closest<HTMLElement>('.wd-entries'), () => setNotesOpen(true))
              }
            >
              {text('LBL_ADD_BILLING_NOTES')}
            </Button>
          )}
          {readOnly ? null : (
            <Button size="small" aria-pressed={all} onClick={() => onChange(withAll(days, !all))}>
              {text(all ? 'LBL_SELECT_NONE' : 'LBL_SELECT_ALL')}
            </Button>
          )}
        </span>
      </div>
      {showNotes ? (
        <div>
          <TextField
            label={text('LBL_BILLING_NOTES')}
            multiline
            counter
            maxLength={NOTES_LENGTH}
            value={billingNotes}
            readOnly={readOnly}
            onChange={onBillingNotesChange}
          />
          {readOnly ? null : (
            <Button
              variant="quiet"
              size="small"
              onClick={({ currentTarget }) =>
                focusAfter(currentTarget, () => {
                  onBillingNotesChange('');
                  setNotesOpen(false);
                })
              }
            >
              {text('LBL_CLEAR')}
            </Button>
          )}
        </div>
      ) : null}
      <ul className="wd-days">
        {days.map((day) => {
          const fixed = readOnly || day.readOnly === true;
          return (
            <li key={day.workedDate} className="wd-day">
              <p className="wd:font-semibold">{formatDate(day.workedDate)}</p>
              <Switch
                label={text('LBL_WORKED')}
                checked={day.daily}
                disabled={fixed}
                onChange={(daily) => replace(withWorked(day, daily))}
              />
              {day.holiday === true ? (
                <Chip tone="info">
                  {text('LBL_HOLIDAY')} {day.holidayHours ?? ''}
                </Chip>
              ) : null}
              {props.tracksDaysOff === true && !day.daily ? (
                <RadioGroup
                  label={formatDate(day.workedDate)}
                  hideLabel
                  orientation="horizontal"
                  value={day.dayOffType}
                  disabled={fixed}
                  options={dayOffs.map((value) => ({ value, label: dayOffLabel[value] }))}
                  onChange={(value) => replace(withDayOff(day, value as DayOffType))}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <div className="wd-rows-foot">
        <p className="wd-total">
          {text('LBL_TOTAL_DAYS')} <output>{totalDays(days)}</output>
        </p>
      </div>
    </section>
  );
}
