export { type PieceUnits, totalUnits, UnitsEditor, type UnitsEditorProps } from './units-editor.tsx';
