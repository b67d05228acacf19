import type { JSX } from 'react';
import { nameFor, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { pageStyled } from '../internal/styles/page-styled.ts';
import { CommentForm, type CommentFormProps } from './comment-form.tsx';

/** Something that was said. */
export interface ThreadComment {
  readonly by: string | null;
  /** In whose name, where somebody stood in. */
  readonly byFor: string | null;
  /** ISO instant. */
  readonly at: string;
  readonly text: string | null;
}

export interface CommentThreadProps extends Omit<CommentFormProps, 'add'> {
  /** In the order in which they are shown. */
  comments: readonly ThreadComment[];
  /** Which end the newest stands at; the field is there. Default `last`. */
  newest?: 'first' | 'last';
  /** Absent where the reader may add nothing. */
  add?: CommentFormProps['add'] | undefined;
}

/** What was said, by whom and when, and a field to say more (docs: widgets#comment-thread). */
export function CommentThread({ comments, newest = 'last', add, ...rest }: CommentThreadProps): JSX.Element {
  const t = useText();
  const field = add ? <CommentForm {...rest} add={add} /> : null;
  return (
    <div ref={pageStyled} className="wd-comments">
      {newest === 'first' ? field : null}
      {comments.length === 0 ? null : (
        <ol>
          {comments.map(({ at, by, byFor, text }) => (
            <li key={`${at} ${by}`}>
              <b>{nameFor(t, by, byFor)}</b> <small>{formatMoment(at)}</small>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {newest === 'last' ? field : null}
    </div>
  );
}
