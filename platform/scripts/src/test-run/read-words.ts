import { UserError } from 'deployments';
import { PARTS, type Part } from './parts.ts';

/** The meaning of the arguments of `npm test`. */
export interface TestWords {
  readonly parts: ReadonlySet<Part>;
  readonly all: boolean;
  readonly passedOn: readonly string[];
}

/**
 * Parses `--all`, then parts, then arguments for the test runners. npm removes the `--` between the last two.
 *
 * @throws {UserError} if arguments for the runners follow no part
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
