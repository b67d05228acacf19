import * as v from 'valibot';

const text = (pattern: RegExp) => v.pipe(v.string(), v.maxLength(200), v.regex(pattern));
const word = text(/^[A-Za-z][\w-]*$/);
const amount = v.pipe(v.number(), v.finite());
const milliseconds = v.pipe(amount, v.minValue(0));

/** Pages that were opened before this was reported send nothing of it. */
const owner = {
  microFrontend: v.optional(text(/^(?:mfe_[a-z][a-z0-9_]*|root|unknown)$/), 'unknown'),
  version: v.optional(text(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/), 'unknown'),
  cohort: v.optional(v.picklist(['live', 'candidate', 'unknown']), 'unknown'),
};
const route = v.optional(text(/^(?:\/[^\s"\\]*)?$/), '');
const request = text(/^(?:mfe_[a-z0-9_]+|root)\/[a-z0-9-]+$/);
const position = v.optional(text(/^[\w./-]+:\d+:\d+$/));

const event = v.variant('type', [
  v.object({
    type: v.literal('load'),
    ...owner,
    route,
    request,
    outcome: v.picklist(['loaded', 'failed']),
    ms: milliseconds,
    kind: v.optional(word),
  }),
  v.object({
    type: v.literal('mount'),
    ...owner,
    route,
    request,
    outcome: v.picklist(['shown', 'failed']),
    ms: milliseconds,
    kind: v.optional(word),
  }),
  v.object({
    type: v.literal('error'),
    ...owner,
    route,
    kind: v.picklist(['render', 'mount', 'error', 'rejection', 'policy', 'block', 'call', 'unread']),
    by: v.picklist(['script', 'region', 'nothing']),
    error: v.optional(word),
    position,
    thrownIn: v.optional(v.object({ ...owner, position })),
    directive: v.optional(word),
    ms: v.optional(milliseconds),
  }),
  v.object({ type: v.literal('vital'), route, name: word, value: amount, rating: word }),
]);

/** Which group of each canary a page load belongs to; `version` is the candidate's. */
const canary = v.object({
  microFrontend: text(/^(?:mfe_[a-z][a-z0-9_]*|root)$/),
  version: text(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/),
  group: v.picklist(['candidate', 'live']),
});

/** A browser's report in one request (README.md, "Events"). Other fields are dropped: anybody may send here. */
export const report = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  share: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1))),
  trial: v.optional(
    v.object({
      canaries: v.pipe(v.array(canary), v.maxLength(4)),
      counts: v.pipe(v.array(v.picklist(['page', 'failed'])), v.maxLength(2)),
    }),
  ),
  events: v.pipe(v.array(event), v.maxLength(200)),
});

/** An event; of an error, where in the sources it was thrown, which the receiver finds out (`with-sources.ts`). */
export type ReportedEvent = v.InferOutput<typeof event> & { readonly source?: string };
export type Report = Omit<v.InferOutput<typeof report>, 'events'> & { readonly events: readonly ReportedEvent[] };
