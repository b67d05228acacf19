import { useCallback } from 'react';
import type { Clock, TimeIssue } from 'shared-validators/clock';
import { type PageText, usePageText } from '../internal/texts/use-page-text.ts';

/** Says what is wrong with an entered time and what to do. */
export type TimeIssueText = (issue: TimeIssue, entered: string, clock: Clock) => string;

/** The sentences of the time input, for a page that reads times in fields of its own. */
export function useTimeIssueText(): TimeIssueText {
  const text = usePageText();
  return useCallback((issue, entered, clock) => timeIssueText(issue, entered, clock, text), [text]);
}

/** What is wrong with an entered time and what to do, in words. */
export function timeIssueText(issue: TimeIssue, entered: string, clock: Clock, text: PageText): string {
  const example = clock === '12' ? '9:30 PM' : '21:30';
  switch (issue) {
    case 'not-a-time':
      return text('ERR_TIME_NOT_UNDERSTOOD', { entered, example });
    case 'hours-12':
      return text('ERR_TIME_HOURS_12');
    case 'hours-24':
      return text('ERR_TIME_HOURS_24');
    case 'minutes':
      return text('ERR_TIME_MINUTES');
    case 'midnight-start':
      return text('ERR_TIME_MIDNIGHT_START');
    case 'meridiem-missing':
      return text('ERR_TIME_MERIDIEM');
    case 'incomplete':
      return text('ERR_TIME_INCOMPLETE', { example });
  }
}
