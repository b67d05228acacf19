import * as v from 'valibot';

/** A save that another tab hears of. */
const saved = v.object({ kind: v.literal('saved'), billingItemId: v.number(), version: v.number() });
export type SavedElsewhere = v.InferOutput<typeof saved>;

const NAME = 'expense-reports';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Tells the other tabs of a save. Without channels they hear of it by a conflict. */
export function announceSave(of: Omit<SavedElsewhere, 'kind'>): void {
  const channel = open();
  channel?.postMessage({ kind: 'saved', ...of } satisfies SavedElsewhere);
  channel?.close();
}

/** Hears of the saves of other tabs until the returned function is called. Messages are parsed: other scripts may use the name. */
export function hearSaves(listener: (of: SavedElsewhere) => void): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }) => {
    const heard = v.safeParse(saved, data);
    if (heard.success) listener(heard.output);
  };
  return () => channel.close();
}
