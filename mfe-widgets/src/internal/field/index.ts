export { describedBy, FieldFrame, type FieldFrameProps, type FieldProps } from './field-frame.tsx';
export { frameProps } from './frame-props.ts';
