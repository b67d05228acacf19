import * as v from 'valibot';
import { ServerError } from '../call/errors.ts';
import { parsedBody } from '../call/response.ts';
import { send } from '../call/send.ts';

const DEADLINE_MS = 8_000;

const someone = v.object({ userId: v.number() });

let person: number | undefined;
const listeners = new Set<() => void>();

/** Says whose page this is. From then on it makes no call in the name of another (docs: session#page-person). */
export function setPagePerson(userId: number): void {
  person = userId;
}

/**
 * Calls `listener` when the browser's session has become another person's: the page can make no call any more, and what it shows
 * belongs to somebody who is gone. @returns an undo
 */
export function onOtherPerson(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells who listens. */
export function otherPersonCame(): void {
  for (const listener of [...listeners]) listener();
}

/**
 * Whether a token is somebody else's than the page. A page that does not know whose it is takes any.
 *
 * @throws a CallError when the server could not be asked
 */
export async function isOtherPersons(accessToken: string): Promise<boolean> {
  if (person === undefined) return false;
  const response = await send('GET', '/wand2/api/users/current', { timeoutMs: DEADLINE_MS }, accessToken);
  const found = v.safeParse(someone, parsedBody(await response.text()));
  if (!found.success) throw new ServerError('Nobody said whose the session is.', { status: response.status });
  return found.output.userId !== person;
}
