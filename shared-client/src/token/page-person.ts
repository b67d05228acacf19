import * as v from 'valibot';
import { ServerError } from '../call/errors.ts';
import { parsedBody } from '../call/response.ts';
import { send } from '../call/send.ts';

const DEADLINE_MS = 8_000;

const someone = v.object({ userId: v.number() });

let person: number | undefined;
const listeners = new Set<() => void>();

/** Sets the person this page belongs to. From then on it makes no call in another person's name (docs: session#page-person). */
export function setPagePerson(userId: number): void {
  person = userId;
}

/**
 * Calls `listener` when the browser's session has become another person's: the page can make no more calls, and its content belongs to the
 * former user. @returns a function that stops listening
 */
export function onOtherPerson(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls the listeners. */
export function otherPersonCame(): void {
  for (const listener of [...listeners]) listener();
}

/**
 * Whether a token belongs to another person than the page. A page that has no person yet accepts any token.
 *
 * @throws a CallError when the server could not be reached
 */
export async function isOtherPersons(accessToken: string): Promise<boolean> {
  if (person === undefined) return false;
  const response = await send('GET', '/wand2/api/users/current', { timeoutMs: DEADLINE_MS }, accessToken);
  const found = v.safeParse(someone, parsedBody(await response.text()));
  if (!found.success) throw new ServerError('Nobody said whose the session is.', { status: response.status });
  return found.output.userId !== person;
}
