import { emptyList } from 'shared-validators/timecard';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import type { ValidationIssue } from './validation-issue.ts';

/** Whether an issue says that nothing is entered (docs: saving#save-empty). It belongs to no day. */
export const isEmptyList = ({ key }: Pick<ValidationIssue, 'key'>): boolean => key === emptyList().token;

/** The day to begin with if nothing is entered; undefined if every day is read-only or off. */
export const dayToBeginWith = ({ days }: TimecardForm): DayForm | undefined =>
  days.find((day) => !day.readOnly && !isFullDayOff(day));
