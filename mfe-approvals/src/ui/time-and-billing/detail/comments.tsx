import '../../../texts/comments.ts';
import { CommentThread } from 'mfe_widgets/comment-thread';
import type { ApprovalItem } from 'shared-client/approvals';
import type { ItemComment } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { itemCommentField } from 'shared-session/item-comments';
import { queryClient } from 'shared-session/server-data';
import { itemQuery } from '../../../state/item-query.ts';
import { refusalText } from '../../page/refusal-text.ts';

interface CommentsProps {
  readonly item: Pick<ApprovalItem, 'billingItemId' | 'version'>;
  readonly comments: readonly ItemComment[];
  readonly mayComment: boolean;
  /** The person on whose behalf; null for the reader's own name. */
  readonly onBehalfOf: number | null;
}

/** The comments on an item, and a field to add one. */
export function Comments({ item, comments, mayComment, onBehalfOf }: CommentsProps) {
  const t = useText();
  if (!mayComment && comments.length === 0) return null;
  const { add, ...field } = itemCommentField(item.billingItemId, {
    onBehalfOf,
    onAdded: (all) =>
      queryClient.setQueryData<{ comments: readonly ItemComment[] }>(
        itemQuery(item.billingItemId, item.version).queryKey,
        (before) => before && { ...before, comments: all },
      ),
  });
  return (
    <section className="ap-part">
      <h3>{t('LBL_AP_COMMENTS')}</h3>
      <CommentThread
        {...field}
        comments={comments.toReversed()}
        newest="first"
        add={mayComment ? add : undefined}
        errorText={(error) => refusalText(t, error)}
      />
    </section>
  );
}
