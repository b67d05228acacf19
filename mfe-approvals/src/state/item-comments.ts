import { addItemComment } from 'shared-client/billing';
import type { ItemComment } from 'shared-client/schema/billing';
import { queryClient } from 'shared-session/server-data';
import { itemQuery } from './approval-queries.ts';

/** Comments that were typed but not sent, by item, so that they are still there when the reader returns to an item. */
const drafts = new Map<number, string>();

export const commentDraft = (itemId: number): string => drafts.get(itemId) ?? '';

export function keepCommentDraft(itemId: number, text: string): void {
  if (text === '') drafts.delete(itemId);
  else drafts.set(itemId, text);
}

interface Said {
  readonly text: string;
  /** The person on whose behalf; null for the reader's own name. */
  readonly onBehalfOf: number | null;
  readonly key: string;
}

/** Adds a comment to an item and shows it at once. */
export async function commentOnItem(
  { billingItemId, version }: { readonly billingItemId: number; readonly version: number },
  { text, onBehalfOf, key }: Said,
): Promise<void> {
  const request = { text, ...(onBehalfOf === null ? {} : { onBehalfOf }) };
  const comments = await addItemComment(billingItemId, request, { idempotencyKey: key });
  queryClient.setQueryData<{ comments: ItemComment[] }>(
    itemQuery(billingItemId, version).queryKey,
    (before) => before && { ...before, comments },
  );
}
