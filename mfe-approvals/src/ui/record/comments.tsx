import '../../texts/comments.ts';
import { CommentThread } from 'mfe_widgets/comment-thread';
import type { ApprovalRecord } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { commentOn } from '../../state/record-queries.ts';
import { refusalText } from '../page/refusal-text.ts';

interface CommentsProps {
  readonly record: ApprovalRecord;
  readonly onBehalfOf: number | null;
}

/** The comments on a record, and a field to add one. */
export function Comments({ record, onBehalfOf }: CommentsProps) {
  const t = useText();
  return (
    <section className="ap-card ap-pad ap-stack" aria-labelledby="ap.comments">
      <h2 id="ap.comments">{t('LBL_AP_COMMENTS')}</h2>
      <CommentThread
        comments={record.history.filter((event) => event.what === 'comment')}
        newest="first"
        add={(text, key) => commentOn(record.recordId, text, onBehalfOf, key)}
        errorText={(error) => refusalText(t, error)}
      />
    </section>
  );
}
