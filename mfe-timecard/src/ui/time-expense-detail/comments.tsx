import '../../texts/approvers.ts';
import { CommentThread } from 'mfe_widgets/comment-thread';
import { CallError } from 'shared-client';
import type { GeneralInfo } from 'shared-client/billing';
import { useText } from 'shared-session';
import { itemCommentField } from 'shared-session/item-comments';
import { queryClient } from 'shared-session/server-data';
import { callErrorKey } from '../page/call-error-text.ts';
import { detailQuery } from './detail-query.ts';

type CommentsProps = Pick<GeneralInfo, 'billingItemId' | 'comments' | 'mayComment'>;

/** The comments on an item, the newest last, and a field to add one. */
export function Comments({ billingItemId, comments, mayComment }: CommentsProps) {
  const t = useText();
  const { add, ...field } = itemCommentField(billingItemId, {
    onAdded: (all) =>
      queryClient.setQueryData<{ info: GeneralInfo }>(
        detailQuery(billingItemId).queryKey,
        (before) => before && { ...before, info: { ...before.info, comments: [...all] } },
      ),
  });
  return (
    <section className="tc-panel tc-stack">
      <h2>{t('LBL_COMMENTS')}</h2>
      <CommentThread
        key={billingItemId}
        {...field}
        comments={comments}
        add={mayComment ? add : undefined}
        errorText={(error) => t(error instanceof CallError ? callErrorKey(error) : 'ERR_TC_GENERIC')}
      />
    </section>
  );
}
