export { type ParsedTime, parseTime, type TimeIssue } from './parse-time.ts';
export { type TimeEcho, TimeInput, type TimeInputProps } from './time-input.tsx';
export { type Bound, type Clock, formatTime, halfHours, minutesOf, type TimeFormat } from './time-of-day.ts';
