export { describedBy, FieldFrame, type FieldFrameProps, type FieldProps } from './field-frame.tsx';
