import { api } from 'shared-client';
import * as v from 'valibot';

export const WEEKS = 13;

/** Of the response of `GET /wand2/api/insights/hours`, only what the bars need, so that their script stays small. */
const weeksOfHours = v.object({
  weeks: v.array(v.object({ states: v.array(v.object({ status: v.string(), minutes: v.number() })) })),
});

/** The hours of the reader's last weeks by status. */
export const weeksQuery = {
  queryKey: ['last-weeks'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.get('/wand2/api/insights/hours', weeksOfHours, { query: { weeks: WEEKS }, signal }),
};
