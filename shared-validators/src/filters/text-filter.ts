import * as v from 'valibot';
import { required } from '../filled-in/required.ts';

/**
 * Schema of a text filter `{ text }`. It has an error, `required`, exactly if Apply is disabled: the text is empty.
 * docs: lists#filter-text-button.
 */
/* @__NO_SIDE_EFFECTS__ */
export function textFilter() {
  return v.object({ text: v.pipe(v.string(), required()) });
}
