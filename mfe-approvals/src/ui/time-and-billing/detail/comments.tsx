import type { ApprovalItem } from 'shared-client/approvals';
import type { ItemComment } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { commentDraft, commentOnItem, keepCommentDraft } from '../../../state/item-comments.ts';
import { CommentThread } from '../../page/comment-thread.tsx';

interface CommentsProps {
  readonly item: Pick<ApprovalItem, 'billingItemId' | 'version'>;
  readonly comments: readonly ItemComment[];
  readonly mayComment: boolean;
  /** In whose name; null in the reader's own. */
  readonly onBehalfOf: number | null;
}

/** What was said about an item, and a field to say more. */
export function Comments({ item, comments, mayComment, onBehalfOf }: CommentsProps) {
  const t = useText();
  if (!mayComment && comments.length === 0) return null;
  return (
    <section className="ap-part">
      <h3>{t('LBL_COMMENTS')}</h3>
      <CommentThread
        said={comments.toReversed()}
        {...(mayComment ? { onSend: (text, key) => commentOnItem(item, { text, onBehalfOf, key }) } : {})}
        draft={commentDraft(item.billingItemId)}
        onDraft={(text) => keepCommentDraft(item.billingItemId, text)}
      />
    </section>
  );
}
