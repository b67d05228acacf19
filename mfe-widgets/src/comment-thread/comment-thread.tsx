import type { JSX } from 'react';
import { nameFor, useText } from 'shared-session';
import { Moment } from 'shared-session/moment';
import { commentStyled } from '../internal/styles/comments-styled.ts';
import { CommentForm, type CommentFormProps } from './comment-form.tsx';

/** One comment. */
export interface ThreadComment {
  readonly by: string | null;
  /** The person on whose behalf it was written; null without a substitute. */
  readonly byFor: string | null;
  /** ISO instant. */
  readonly at: string;
  readonly text: string | null;
}

export interface CommentThreadProps extends Omit<CommentFormProps, 'add'> {
  /** In display order. */
  comments: readonly ThreadComment[];
  /** The end with the newest comment, where the field is as well. Default `last`. */
  newest?: 'first' | 'last';
  /** Absent if the reader may not add comments. */
  add?: CommentFormProps['add'] | undefined;
}

/** Comments with author and time, and a field to add one (docs: widgets#comment-thread). */
export function CommentThread({ comments, newest = 'last', add, ...rest }: CommentThreadProps): JSX.Element {
  const t = useText();
  const field = add ? <CommentForm {...rest} add={add} /> : null;
  return (
    <div ref={commentStyled} className="wd-comments">
      {newest === 'first' ? field : null}
      {comments.length === 0 ? null : (
        <ol>
          {comments.map(({ at, by, byFor, text }) => (
            <li key={`${at} ${by}`}>
              <b>{nameFor(t, by, byFor)}</b>{' '}
              <small>
                <Moment at={at} />
              </small>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {newest === 'last' ? field : null}
    </div>
  );
}
