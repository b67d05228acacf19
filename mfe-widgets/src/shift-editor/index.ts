export {
  changeShifts,
  type ShiftAction,
  ShiftEditor,
  type ShiftEditorProps,
  type ShiftEntry,
  shiftHours,
} from './shift-editor.tsx';
