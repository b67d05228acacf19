export type { LeaveSystem } from './leave-system-actions.tsx';
export {
  type DayHours,
  dayHours,
  entryMinutes,
  isExternal,
  LEAVE_SYSTEM,
  offeredTypes,
  type TimeEntry,
  type TypeRules,
  usedMultiRateTypes,
  withType,
  workedSteps,
} from './time-entries.ts';
export { type TimeEntryChange, TimeEntryEditor, type TimeEntryEditorProps } from './time-entry-editor.tsx';
export { type TimeEntryProblem, type TimeEntryToken, timeEntryProblems } from './time-entry-problems.ts';
