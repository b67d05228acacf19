import { type JSX, useState } from 'react';
import { randomId } from 'shared-client/random-id';
import { notifications } from 'shared-session';
import { sendForm } from 'shared-session/focus';
import { Button } from '../button/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { TextField } from '../text-field/index.ts';
import '../internal/texts/comments-english.ts';

/** Longest comment in characters (docs: approvals#approval-comments). */
const LIMIT = 2000;

export interface CommentFormProps {
  /** Adds a comment. The key stays the same until the text changes, so that a comment sent twice is added once. */
  add: (text: string, key: string) => Promise<unknown>;
  /** The message if it could not be added; the text stays. */
  errorText: (error: unknown) => string;
  /** Text that was typed earlier and not added. */
  draft?: string;
  /** Called with each change, and with '' once it is added. */
  onDraft?: ((text: string) => void) | undefined;
}

/** A field for a comment, and the button that adds it. */
export function CommentForm({ add, errorText, draft = '', onDraft }: CommentFormProps): JSX.Element {
  const t = usePageText();
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
      await add(text.trim(), key);
      type('');
      setMissing(false);
    } catch (error) {
      notifications.notify({ style: 'error', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => sendForm(event, () => void send())}>
      <TextField
        label={t('LBL_COMMENT')}
        multiline
        rows={2}
        maxLength={LIMIT}
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
