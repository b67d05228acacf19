import { httpProblem } from './http-problem.ts';

/**
 * The place in a list where the next page begins: the values by which the list is sorted, of the last row before it. Other rows that come or
 * go do not move it.
 */
export type Place = readonly (string | number | null)[];

/** A place as the opaque text that a page sends back. */
export const cursorOf = (sort: string, place: Place): string =>
  Buffer.from(JSON.stringify([sort, ...place])).toString('base64url');

/** The place of a cursor of a list with this sort. @throws HttpProblem 400 if it is none, or of another sort */
export function placeOf(cursor: string, sort: string, length: number): Place {
  try {
    const [of, ...place] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Place;
    const isValue = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number';
    if (of === sort && place.length === length && place.every(isValue)) return place;
  } catch {}
  const text = 'query.cursor: must be the cursor of a page of the same list, sorted in the same way.';
  throw httpProblem(400, 'ERR_REQUEST_INVALID', text, { value: 'query.cursor' });
}
