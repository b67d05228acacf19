/** Parts of an address below the hash, of which an id follows: `worker/time-expense-detail`. */
const SECTION = /^[a-z][a-z-]*(?:\/[a-z][a-z-]*)+$/;

/** The address of what was viewed, where its type is the section of the portal that shows it; undefined for any other. */
export const viewedAddress = (type: string, objectId: number): string | undefined =>
  SECTION.test(type) ? `#/${type}/${objectId}` : undefined;
