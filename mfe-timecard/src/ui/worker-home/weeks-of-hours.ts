import * as v from 'valibot';

const state = v.object({ status: v.string(), minutes: v.number() });
const week = v.object({ states: v.nullish(v.array(state), []) });

/** Of the response of `GET /wand2/api/insights/hours`, only what the bars need, so that their script stays small. */
export const weeksOfHours = v.object({ weeks: v.nullish(v.array(week), []) });
