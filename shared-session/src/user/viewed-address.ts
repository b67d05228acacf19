/** Parts of a URL behind the hash that are followed by an id: `worker/time-expense-detail`. */
const SECTION = /^[a-z][a-z-]*(?:\/[a-z][a-z-]*)+$/;

/** The URL of what was viewed, if its type is a section of the portal that shows it; undefined otherwise. */
export const viewedAddress = (type: string, objectId: number): string | undefined =>
  SECTION.test(type) ? `#/${type}/${objectId}` : undefined;
