import { Button } from 'mfe_widgets/button';
import { TextField } from 'mfe_widgets/text-field';
import { useState } from 'react';
import { randomId } from 'shared-client/random-id';
import type { ApprovalRecord } from 'shared-client/schema/records';
import { nameFor, notifications, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { commentOn } from '../../state/record-queries.ts';
import { refusalText } from '../page/refusal-text.ts';

interface CommentsProps {
  readonly record: ApprovalRecord;
  readonly onBehalfOf: number | null;
}

/** What was said about a record, the newest first, and a field to say more. */
export function Comments({ record, onBehalfOf }: CommentsProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [key, setKey] = useState(randomId);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const said = record.history.filter((event) => event.what === 'comment');
  const send = async () => {
    if (text.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    try {
      await commentOn(record.recordId, text.trim(), onBehalfOf, key);
      setText('');
      setMissing(false);
    } catch (error) {
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="ap-card ap-pad ap-stack" aria-labelledby="ap.comments">
      <h2 id="ap.comments">{t('LBL_COMMENTS')}</h2>
      <form
        className="ap-stack"
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
          onChange={(typed) => {
            setText(typed);
            setKey(randomId());
          }}
        />
        <div className="ap-actions">
          <Button type="submit" busy={busy}>
            {t('LBL_ADD_COMMENT')}
          </Button>
        </div>
      </form>
      {said.length === 0 ? null : (
        <ul className="ap-history">
          {said.map(({ at, by, byFor, text: words }) => (
            <li key={`${at} ${by}`}>
              <b>{nameFor(t, by, byFor)}</b> {formatMoment(at)}
              <small>{words}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
