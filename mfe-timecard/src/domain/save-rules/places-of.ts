import type { ValidationIssue } from './validation-issue.ts';

/** Where something is to be mended: a day with all that is wrong on it, or a control that stands on none. */
export interface PlaceToMend {
  readonly first: ValidationIssue;
  readonly count: number;
}

/** The places of some issues, in their order: what is wrong is said there, the banner counts and leads. */
export function placesOf(issues: readonly ValidationIssue[]): PlaceToMend[] {
  const places = Map.groupBy(issues, ({ day, key, field }) => (day === undefined ? `${key} ${field}` : `day ${day}`));
  return [...places.values()].flatMap((all) => (all[0] ? [{ first: all[0], count: all.length }] : []));
}
