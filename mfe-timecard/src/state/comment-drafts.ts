/** Unsent comments by item. They are restored when the item's page is opened again. */
const drafts = new Map<number, string>();

export const commentDraft = (itemId: number): string => drafts.get(itemId) ?? '';

export function keepCommentDraft(itemId: number, text: string): void {
  if (text === '') drafts.delete(itemId);
  else drafts.set(itemId, text);
}
