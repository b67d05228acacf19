import type { ApprovalRecord } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { commentOn } from '../../state/record-queries.ts';
import { CommentThread } from '../page/comment-thread.tsx';

interface CommentsProps {
  readonly record: ApprovalRecord;
  readonly onBehalfOf: number | null;
}

/** What was said about a record, and a field to say more. */
export function Comments({ record, onBehalfOf }: CommentsProps) {
  const t = useText();
  return (
    <section className="ap-card ap-pad ap-stack" aria-labelledby="ap.comments">
      <h2 id="ap.comments">{t('LBL_COMMENTS')}</h2>
      <CommentThread
        said={record.history.filter((event) => event.what === 'comment')}
        onSend={(text, key) => commentOn(record.recordId, text, onBehalfOf, key)}
      />
    </section>
  );
}
