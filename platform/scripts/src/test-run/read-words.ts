import { UserError } from 'deployments';
import { PARTS, type Part } from './parts.ts';

/** What the words after `npm test` ask for. */
export interface TestWords {
  readonly parts: ReadonlySet<Part>;
  readonly all: boolean;
  readonly passedOn: readonly string[];
}

/**
 * Reads `--all`, then parts, then what the test runners get. npm takes the `--` away that stands between the two.
 *
 * @throws {UserError} if words for the runners follow no part
 */
export function readWords(words: readonly string[]): TestWords {
  const all = words.includes('--all');
  const rest = words.filter((word) => word !== '--all');
  const end = rest.findIndex((word) => !(PARTS as readonly string[]).includes(word));
  const named = (end < 0 ? rest : rest.slice(0, end)) as Part[];
  const passedOn = (end < 0 ? [] : rest.slice(end)).filter((word) => word !== '--');
  if (passedOn.length && !named.length)
    throw new UserError(`"${passedOn[0]}" is no part of the tests. Parts: ${PARTS.join(', ')}.`);
  return { parts: new Set(named.length ? named : PARTS), all, passedOn };
}
