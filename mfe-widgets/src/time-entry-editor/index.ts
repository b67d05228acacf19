export { type LeaveSystem, LeaveSystemActions } from './leave-system-actions.tsx';
export {
  changeEntries,
  type DayHours,
  dayHours,
  entryMinutes,
  isExternal,
  LEAVE_SYSTEM,
  usedMultiRateTypes,
  withType,
  workedUnits,
} from './time-entries.ts';
export type { TimeEntry, TimeEntryAction, TimeEntryField } from './time-entry.ts';
export { type TimeEntryChange, TimeEntryEditor, type TimeEntryEditorProps } from './time-entry-editor.tsx';
export { type TimeEntryIssue, type TimeEntryToken, timeEntryIssues } from './time-entry-issues.ts';
export type { TimeEntryFieldIssue } from './time-entry-table.ts';
