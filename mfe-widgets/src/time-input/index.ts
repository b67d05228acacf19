export type { TimeEcho } from './time-echo.ts';
export { TimeInput } from './time-input.tsx';
export type { TimeInputProps } from './time-input-props.ts';
export { type TimeIssueText, useTimeIssueText } from './use-time-issue-text.ts';
