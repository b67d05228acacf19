import { addItemComment } from 'shared-client/billing';
import type { ItemComment } from 'shared-client/schema/billing';
import { queryClient } from 'shared-session/server-data';
import { itemQuery } from './approval-queries.ts';

/** What was typed about an item and not sent: whoever moves on to the next one finds it again. */
const drafts = new Map<number, string>();

export const commentDraft = (itemId: number): string => drafts.get(itemId) ?? '';

export function keepCommentDraft(itemId: number, text: string): void {
  if (text === '') drafts.delete(itemId);
  else drafts.set(itemId, text);
}

interface Said {
  readonly text: string;
  /** In whose name; null in the reader's own. */
  readonly onBehalfOf: number | null;
  readonly key: string;
}

/** Says something about an item, which is shown with it at once. */
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
