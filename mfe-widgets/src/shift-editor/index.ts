export {
  changeShifts,
  type ShiftDeed,
  ShiftEditor,
  type ShiftEditorProps,
  type ShiftEntry,
  shiftHours,
} from './shift-editor.tsx';
