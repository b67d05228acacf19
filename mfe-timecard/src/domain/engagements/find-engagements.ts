interface Engagement {
  readonly id: number;
  readonly jobTitle: string | null;
  readonly reqName: string;
  readonly managerName: string | null;
  readonly status: string;
}

/** With more engagements than this there is a field to find one. */
export const SEARCH_ABOVE = 8;

/** The engagements that have every word of a text in what is said of them, whatever its case; all where there is none. */
export function findEngagements<E extends Engagement>(list: readonly E[], text: string): readonly E[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((one) => {
    const said = [one.jobTitle, one.reqName, one.id, one.managerName, one.status].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** The engagement that Add Time opens with where none is asked for: the last one on this device, else the first. */
export function engagementToOpen<E extends Engagement>(list: readonly E[], last: number | null): E | undefined {
  return list.find((one) => one.id === last && one.status !== 'Cancelled') ?? list[0];
}
