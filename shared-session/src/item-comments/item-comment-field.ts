import { addItemComment } from 'shared-client/billing';
import type { ItemComment } from 'shared-client/schema/billing';

/** Unsent comments by item. They are restored when an item is opened again. */
const drafts = new Map<number, string>();

/** Properties of `mfe_widgets/comment-thread`: its field for a new comment. */
export interface ItemCommentField {
  /** Text that was typed earlier and not sent. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** Sends a comment. The key identifies it, so that a comment sent twice is added once. */
  readonly add: (text: string, key: string) => Promise<void>;
}

export interface ItemCommentsOptions {
  /** The person on whose behalf; null for the reader's own name. */
  readonly onBehalfOf?: number | null;
  /** Called with all comments of the item, the new one included. */
  readonly onAdded: (comments: readonly ItemComment[]) => void;
}

/** The field for a comment on a billing item: its draft, and the call that sends it. */
export function itemCommentField(
  billingItemId: number,
  { onBehalfOf = null, onAdded }: ItemCommentsOptions,
): ItemCommentField {
  return {
    draft: drafts.get(billingItemId) ?? '',
    onDraft(text) {
      if (text === '') drafts.delete(billingItemId);
      else drafts.set(billingItemId, text);
    },
    async add(text, idempotencyKey) {
      const request = { text, ...(onBehalfOf === null ? {} : { onBehalfOf }) };
      onAdded(await addItemComment(billingItemId, request, { idempotencyKey }));
    },
  };
}
