interface PeriodOf {
  readonly periodStartDate: string | null;
}

type Entry = PeriodOf & { readonly engagementId: number; readonly billingItemId: number };

/**
 * The periods before the present ones, in the given order. The home page shows the present period of each engagement with the engagement
 * itself.
 *
 * @param listed the timecards that the page lists as waiting
 * @param most the number of periods that are wanted
 */
export function earlierPeriods<One extends Entry>(
  entries: readonly One[],
  engagements: readonly (PeriodOf & { readonly id: number })[],
  { listed, most }: { readonly listed: ReadonlySet<number>; readonly most: number },
): One[] {
  const present = new Set(engagements.map(({ id, periodStartDate }) => `${id} ${periodStartDate}`));
  return entries
    .filter(
      ({ engagementId, periodStartDate, billingItemId }) =>
        !present.has(`${engagementId} ${periodStartDate}`) && !listed.has(billingItemId),
    )
    .slice(0, most);
}
