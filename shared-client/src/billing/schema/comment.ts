import * as v from 'valibot';
import { list, text } from './wire.ts';

/** Something that was said about a billing item. */
export const itemComment = v.object({
  by: text,
  /** In whose name; null in their own. */
  byFor: text,
  /** ISO instant. */
  at: v.string(),
  text: v.string(),
});
export type ItemComment = v.InferOutput<typeof itemComment>;

/** Response of `POST …/{id}/comments`: all of them, the newest last. */
export const itemComments = v.object({ comments: list(itemComment) });
export type ItemComments = v.InferOutput<typeof itemComments>;

/** Body of `POST …/{id}/comments`. */
export const itemCommentRequest = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  /** The person in whose name it is said; absent for the caller's own. */
  onBehalfOf: v.optional(v.number()),
});
export type ItemCommentRequest = v.InferInput<typeof itemCommentRequest>;
