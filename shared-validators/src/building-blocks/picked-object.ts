import { areDigits } from './ascii.ts';
import { isUnset } from './decimal.ts';
import { isBlank } from './is-blank.ts';
import { type Rule, rule } from './rule.ts';

const isId = (id: unknown): boolean =>
  typeof id === 'number' ? Number.isSafeInteger(id) && id >= 0 : typeof id === 'string' && areDigits(id, 1, 15);

/**
 * A choice of a search field: an object whose ids are integers of at least 0 (or their digits) and whose texts are not blank. Empty passes;
 * typed text does not. Error key `match`.
 *
 * @param ids names of the id properties
 * @param texts names of the text properties
 */
/* @__NO_SIDE_EFFECTS__ */
export function pickedObject<Input>(ids: readonly string[], texts: readonly string[]): Rule<Input, 'match'> {
  return rule('match', (value) => {
    if (isUnset(value)) return true;
    if (typeof value !== 'object') return false;
    const picked = value as Record<string, unknown>;
    return (
      ids.every((id) => isId(picked[id])) &&
      texts.every((text) => typeof picked[text] === 'string' && !isBlank(picked[text]))
    );
  });
}
