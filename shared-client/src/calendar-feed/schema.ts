import * as v from 'valibot';

/** Schemas of the calls of a person's calendar (docs: api#api-calendar). */

/** Whether the calendar has an address. */
export const calendarState = v.object({
  /** The instant from which the address works; null without one. */
  since: v.nullable(v.string()),
});

/** Response of `POST /wand2/api/account/calendar`. */
export const calendarAddress = v.object({
  /** An https address, told once. */
  address: v.string(),
});
