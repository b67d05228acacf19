import '../../texts/comments.ts';
import { Button } from 'mfe_widgets/button';
import { TextField } from 'mfe_widgets/text-field';
import { useState } from 'react';
import { CallError } from 'shared-client';
import { addItemComment, type GeneralInfo } from 'shared-client/billing';
import { randomId } from 'shared-client/random-id';
import { nameFor, notifications, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { queryClient } from 'shared-session/server-data';
import { commentDraft, keepCommentDraft } from '../../state/comment-drafts.ts';
import { callErrorKey } from '../page/call-error-text.ts';
import { detailQuery } from './detail-query.ts';

type CommentsProps = Pick<GeneralInfo, 'billingItemId' | 'comments' | 'mayComment'>;

/** What was said about an item, the newest last, and a field to answer. */
export function Comments({ billingItemId, comments, mayComment }: CommentsProps) {
  const t = useText();
  return (
    <section className="tc-panel tc-stack">
      <h2>{t('LBL_COMMENTS')}</h2>
      {comments.length === 0 ? null : (
        <ol className="tc-history">
          {comments.map(({ by, byFor, at, text }) => (
            <li key={`${at} ${by}`}>
              <b>{nameFor(t, by, byFor)}</b>
              <small>{formatMoment(at)}</small>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      {mayComment ? <CommentForm key={billingItemId} itemId={billingItemId} /> : null}
    </section>
  );
}

function CommentForm({ itemId }: { itemId: number }) {
  const t = useText();
  const [text, setText] = useState(() => commentDraft(itemId));
  const [key, setKey] = useState(randomId);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    setKey(randomId());
    keepCommentDraft(itemId, typed);
  };
  const send = async () => {
    if (text.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    try {
      const comments = await addItemComment(itemId, { text: text.trim() }, { idempotencyKey: key });
      queryClient.setQueryData<{ info: GeneralInfo }>(
        detailQuery(itemId).queryKey,
        (before) => before && { ...before, info: { ...before.info, comments } },
      );
      type('');
      setMissing(false);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="tc-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t('LBL_COMMENT')}
        multiline
        rows={2}
        maxLength={2000}
        value={text}
        {...(missing && text.trim() === '' ? { error: t('MSG_COMMENT_NEEDED') } : {})}
        onChange={type}
      />
      <Button type="submit" busy={busy}>
        {t('LBL_ADD_COMMENT')}
      </Button>
    </form>
  );
}
