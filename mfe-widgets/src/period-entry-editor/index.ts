export {
  allWorked,
  type DayOffType,
  type PeriodDay,
  totalDays,
  withAll,
  withDayOff,
  withWorked,
} from './period-days.ts';
export { NOTES_LENGTH, PeriodEntryEditor, type PeriodEntryEditorProps } from './period-entry-editor.tsx';
