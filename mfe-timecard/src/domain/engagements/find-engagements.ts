interface Engagement {
  readonly id: number;
  readonly jobTitle: string | null;
  readonly reqName: string;
  readonly managerName: string | null;
  readonly status: string;
}

/** The search field is shown with more engagements than this. */
export const SEARCH_ABOVE = 8;

/** The engagements whose texts contain every word of the search, ignoring case; all for an empty search. */
export function findEngagements<E extends Engagement>(list: readonly E[], text: string): readonly E[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((one) => {
    const said = [one.jobTitle, one.reqName, one.id, one.managerName, one.status].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** The engagement that Add Time opens if none is requested: the last one used on this device, else the first. */
export function engagementToOpen<E extends Engagement>(list: readonly E[], last: number | null): E | undefined {
  return list.find((one) => one.id === last && one.status !== 'Cancelled') ?? list[0];
}
