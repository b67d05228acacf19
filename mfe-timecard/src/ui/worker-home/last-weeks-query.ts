import { api } from 'shared-client';
import { weeksOfHours } from './weeks-of-hours.ts';

export const WEEKS = 13;

/** The hours of the reader's last weeks by status. */
export const weeksQuery = {
  queryKey: ['last-weeks'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.get('/wand2/api/insights/hours', weeksOfHours, { query: { weeks: WEEKS }, signal }),
};
