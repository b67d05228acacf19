import { CallError, type CallErrorKind } from 'shared-client';
import { validateEntireNotWork } from 'shared-client/billing';
import type { EditMetadata, ErrorItem } from 'shared-client/schema/billing';
import { toCallDate } from '../../domain/time/calendar-day.ts';

/** The reason why a period cannot be reported as not worked: errors of the server, or the kind of the failed call. */
export interface NotWorkedIssue {
  readonly errors: readonly ErrorItem[];
  readonly failure: CallErrorKind | null;
}

/** Checks whether the period may be reported as not worked; null if it may (docs: saving#all-not-worked). */
export async function notWorkedIssue({
  engagementId,
  periodStartDate,
  earningsEndDate,
}: Pick<EditMetadata, 'engagementId' | 'periodStartDate' | 'earningsEndDate'>): Promise<NotWorkedIssue | null> {
  try {
    const period = { startDate: toCallDate(periodStartDate), endDate: toCallDate(earningsEndDate) };
    const { errors } = await validateEntireNotWork(engagementId, period);
    return errors.length === 0 ? null : { errors, failure: null };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { errors: [], failure: error.kind };
  }
}
