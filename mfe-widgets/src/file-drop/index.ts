export { FileDrop, type FileDropProps } from './file-drop.tsx';
export { FilePicker, type FilePickerProps } from './file-picker.tsx';
