import { CallError, ValidationError } from 'shared-client';
import type { SaveResponse } from 'shared-client/schema/billing';
import type { Answer, OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { sendTimecard } from '../add-time/save-timecard.ts';

/** An entry to which the server has responded. */
export interface Settled {
  readonly entry: OutboxEntry;
  readonly answer: Answer;
  /** The response that accepted it. */
  readonly response: SaveResponse | null;
  /** Whether another tab sent it and announced the outcome. */
  readonly isElsewhere?: boolean;
}

/** Sends an entry and reads the outcome for the queue. */
export async function answerOf(entry: OutboxEntry): Promise<Pick<Settled, 'answer' | 'response'>> {
  try {
    const response = await sendTimecard(entry);
    const { billingItemId, version } = response;
    if (billingItemId > 0) return { answer: { kind: 'accepted', billingItemId, version: version || null }, response };
    return { answer: { kind: 'refused', message: messagesOf(response) }, response: null };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { answer: answerOfError(error), response: null };
  }
}

function answerOfError(error: CallError): Answer {
  switch (error.kind) {
    case 'network':
    case 'deadline':
      return { kind: 'unanswered' };
    // The session has ended, so the entry waits for its owner.
    case 'unauthorised':
    case 'rate-limited':
    case 'server':
      return { kind: 'later' };
    case 'conflict':
      return { kind: 'conflict' };
    default:
      return { kind: 'refused', message: error instanceof ValidationError ? (error.items[0]?.message ?? '') : '' };
  }
}

function messagesOf({ errors, billingItemDetailErrors }: SaveResponse): string {
  const all = [...errors, ...billingItemDetailErrors.flatMap((day) => [...day.errors, ...day.costAllocationErrors])];
  return [...new Set(all.map(({ errorText }) => errorText ?? ''))].filter(Boolean).join(' ');
}
