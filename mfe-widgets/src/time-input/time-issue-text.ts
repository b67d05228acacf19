import type { Clock, TimeIssue } from 'shared-validators/clock';
import type { PageText } from '../internal/texts/use-page-text.ts';
import '../internal/texts/editors-english.ts';

/** The text for an invalid time: the fault and its remedy. */
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
