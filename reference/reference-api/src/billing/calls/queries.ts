import * as v from 'valibot';
import { idText } from '../../call/fields.ts';
import { dateFromQuery } from '../calendar.ts';

/** The path parameters of a call on one billing item. */
export const itemParams = v.strictObject({ id: idText });

/** A date in a query: `MM/DD/YYYY` as the product writes it, or `YYYY-MM-DD`. The output is the latter. */
export const dateText = v.pipe(
  v.string(),
  v.check((text) => dateFromQuery(text) !== undefined, 'must be a date, MM/DD/YYYY or YYYY-MM-DD'),
  v.transform((text) => dateFromQuery(text) as string),
);

/** The two parameters of the calls that create a timecard for a period. */
export const engagementAndDate = v.strictObject({ engagementId: idText, selectedDate: dateText });
