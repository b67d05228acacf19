import { useCallback } from 'react';
import type { Clock, TimeIssue } from 'shared-validators/clock';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { timeIssueText } from './time-issue-text.ts';

/** Returns the text for an invalid time: the fault and its remedy. */
export type TimeIssueText = (issue: TimeIssue, entered: string, clock: Clock) => string;

/** The messages of the time input, for a page that reads times in its own fields. */
export function useTimeIssueText(): TimeIssueText {
  const text = usePageText();
  return useCallback((issue, entered, clock) => timeIssueText(issue, entered, clock, text), [text]);
}
