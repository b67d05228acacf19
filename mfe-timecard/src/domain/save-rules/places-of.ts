import type { ValidationIssue } from './validation-issue.ts';

/** A place to correct: a day with all its issues, or a control that belongs to no day. */
export interface PlaceToMend {
  readonly first: ValidationIssue;
  readonly count: number;
}

/** The places of the given issues, in their order. Each place shows its issues; the banner counts the places and links to them. */
export function placesOf(issues: readonly ValidationIssue[]): PlaceToMend[] {
  const places = Map.groupBy(issues, ({ day, key, field }) => (day === undefined ? `${key} ${field}` : `day ${day}`));
  return [...places.values()].flatMap((all) => (all[0] ? [{ first: all[0], count: all.length }] : []));
}
