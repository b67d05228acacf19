export { type TimeEcho, TimeInput, type TimeInputProps } from './time-input.tsx';
