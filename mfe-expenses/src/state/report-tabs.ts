import * as v from 'valibot';

/** The message to other tabs about a save. */
const saved = v.object({ kind: v.literal('saved'), billingItemId: v.number(), version: v.number() });
export type SavedElsewhere = v.InferOutput<typeof saved>;

const NAME = 'expense-reports';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Announces a save to the other tabs. Without BroadcastChannel they learn of it from a conflict. */
export function announceSave(of: Omit<SavedElsewhere, 'kind'>): void {
  const channel = open();
  channel?.postMessage({ kind: 'saved', ...of } satisfies SavedElsewhere);
  channel?.close();
}

/**
 * Calls back for the saves of other tabs until the returned function is called. Messages are validated, because other scripts may use the
 * same channel name.
 */
export function hearSaves(listener: (of: SavedElsewhere) => void): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }) => {
    const heard = v.safeParse(saved, data);
    if (heard.success) listener(heard.output);
  };
  return () => channel.close();
}
