import type { InsightWeeks } from 'shared-client/insights';

const KNOWN: readonly InsightWeeks[] = [13, 26, 52];

/** The number of weeks that a query asks for; a year if it asks for none that is known. */
export const weeksOf = (search: string): InsightWeeks => {
  const asked = Number(new URLSearchParams(search).get('weeks'));
  return KNOWN.find((weeks) => weeks === asked) ?? 52;
};
