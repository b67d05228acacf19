export { type TimeEcho, TimeInput, type TimeInputProps } from './time-input.tsx';
export { type TimeIssueText, useTimeIssueText } from './use-time-issue-text.ts';
