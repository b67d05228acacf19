import type { TimecardTemplate } from 'shared-client/timecard-templates';
import { allocatesByDay, showsUnitsOfDay } from '../form/blank.ts';

/** What a template's grid is made of (docs: add-time#period-grid). */
export interface GridParts {
  /** Start, lunch and end, a day a row. */
  readonly times: boolean;
  /** Hours, units, shifts, worked days and allocations, a day a column. */
  readonly amounts: boolean;
}

/** The parts of a template's grid; a template without either has one card for the whole period and nothing by day. */
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
