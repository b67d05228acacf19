import '../../texts/comments.ts';
import { Button } from 'mfe_widgets/button';
import { TextField } from 'mfe_widgets/text-field';
import { useState } from 'react';
import { randomId } from 'shared-client/random-id';
import { nameFor, notifications, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { refusalText } from './refusal-text.ts';

/** Something that was said. */
interface Said {
  readonly by: string | null;
  readonly byFor: string | null;
  /** ISO instant. */
  readonly at: string;
  readonly text: string | null;
}

interface CommentThreadProps {
  /** The newest first. */
  readonly said: readonly Said[];
  /** Absent where the reader may say nothing. The same key says it once. */
  readonly onSend?: (text: string, key: string) => Promise<unknown>;
  /** What was typed before and not sent. */
  readonly draft?: string;
  readonly onDraft?: (text: string) => void;
}

/** A field to say something, and what was said. */
export function CommentThread({ said, onSend, draft = '', onDraft }: CommentThreadProps) {
  const t = useText();
  const [text, setText] = useState(draft);
  const [key, setKey] = useState(randomId);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    setKey(randomId());
    onDraft?.(typed);
  };
  const send = async () => {
    if (text.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    try {
      await onSend?.(text.trim(), key);
      type('');
      setMissing(false);
    } catch (error) {
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {onSend ? (
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
            onChange={type}
          />
          <div className="ap-actions">
            <Button type="submit" busy={busy}>
              {t('LBL_ADD_COMMENT')}
            </Button>
          </div>
        </form>
      ) : null}
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
    </>
  );
}
