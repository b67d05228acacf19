import type { ResetReview } from 'shared-client/schema/account';

type Asked = ResetReview['asked'][number];

/** The identity of something that the owner is asked about, across answers of the server. */
export const askedKey = ({ kind, id }: Asked): string => `${kind} ${id}`;

/** The first thing that the owner has not answered yet; undefined after the last one (docs: account#review). */
export const nextAsked = (asked: readonly Asked[], mine: readonly string[]): Asked | undefined =>
  asked.find((thing) => !mine.includes(askedKey(thing)));
