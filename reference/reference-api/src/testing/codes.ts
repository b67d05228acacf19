import { allSent } from '../messages/all-sent.ts';
import type { TestApi } from './start-api.ts';

/** The messages to an address, newest first. It waits for messages about an account, which are sent after the response. */
export async function messagesTo(portal: TestApi, to: string): Promise<{ text: string }[]> {
  await allSent(portal.api.services);
  return (await portal.client().get(`/dev/outbox?to=${encodeURIComponent(to)}`)).body;
}

/** The newest code sent to an address, read from the development outbox. */
export async function newestCode(portal: TestApi, to: string): Promise<string> {
  for (const { text } of await messagesTo(portal, to)) {
    const code = /\b\d{8}\b/.exec(text)?.[0];
    if (code) return code;
  }
  throw new Error(`No code was sent to ${to}.`);
}

/** A code that is certainly not `code`. */
export const otherCode = (code: string): string => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
