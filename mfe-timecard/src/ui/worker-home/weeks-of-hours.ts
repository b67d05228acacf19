import * as v from 'valibot';

/** Of the response of `GET /wand2/api/insights/hours`, only what the bars need, so that their script stays small. */
export const weeksOfHours = v.object({
  weeks: v.array(v.object({ states: v.array(v.object({ status: v.string(), minutes: v.number() })) })),
});
