import type { TimecardTemplate } from 'shared-client/timecard-templates';
import { allocatesByDay, showsUnitsOfDay } from '../form/blank.ts';

/** The parts of a template's grid (docs: add-time#period-grid). */
export interface GridParts {
  /** Start, lunch and end; one row per day. */
  readonly times: boolean;
  /** Hours, units, shifts, worked days and allocations; one column per day. */
  readonly amounts: boolean;
}

/** The parts of a template's grid. A template without either has one card for the whole period and nothing by day. */
export function gridOf(template: TimecardTemplate): GridParts {
  return {
    times: template.showTimeEntry,
    amounts:
      template.showHours ||
      template.showSickHours ||
      template.showWorked ||
      template.showShiftEntry ||
      showsUnitsOfDay(template) ||
      allocatesByDay(template),
  };
}

/** Whether a template has a grid at all. */
export function hasGrid(template: TimecardTemplate): boolean {
  const { times, amounts } = gridOf(template);
  return times || amounts;
}
