interface PeriodOf {
  readonly periodStartDate: string | null;
}

/**
 * The periods before the present ones, in the given order. The home page shows the present period of each engagement with the engagement
 * itself.
 *
 * @param most the number of periods that are wanted
 */
export function earlierPeriods<Entry extends PeriodOf & { readonly engagementId: number }>(
  entries: readonly Entry[],
  engagements: readonly (PeriodOf & { readonly id: number })[],
  most: number,
): Entry[] {
  const present = new Set(engagements.map(({ id, periodStartDate }) => `${id} ${periodStartDate}`));
  return entries
    .filter(({ engagementId, periodStartDate }) => !present.has(`${engagementId} ${periodStartDate}`))
    .slice(0, most);
}
