/** What was typed about an item and not sent: it is there when its page is opened again. */
const drafts = new Map<number, string>();

export const commentDraft = (itemId: number): string => drafts.get(itemId) ?? '';

export function keepCommentDraft(itemId: number, text: string): void {
  if (text === '') drafts.delete(itemId);
  else drafts.set(itemId, text);
}
