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

/** Ids, of which an item has one: a comma list. */
export const idsText = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(idText),
  v.maxLength(100, 'must be at most 100 ids'),
);

/** Names, of which an item has one: a comma list in which each is percent-encoded, because a name may have a comma. */
export const namesText = v.pipe(
  v.string(),
  v.maxLength(1000, 'must have at most 1000 characters'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return dataset.value.split(',').map(decodeURIComponent);
    } catch {
      addIssue({ message: 'must be a comma list of percent-encoded names' });
      return NEVER;
    }
  }),
);

/** The two parameters of the calls that create a timecard for a period. */
export const engagementAndDate = v.strictObject({ engagementId: idText, selectedDate: dateText });
