import type { TestApi } from './start-api.ts';

/** What was sent to an address, newest first, once there are so many: messages of an account leave after the response. */
export async function messagesTo(portal: TestApi, to: string, count = 1): Promise<{ text: string }[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await portal.client().get(`/dev/outbox?to=${encodeURIComponent(to)}`);
    if (body.length >= count) return body;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${to} got fewer than ${count} messages.`);
}

/** The code of the newest of so many messages to an address, read from the development outbox. */
export async function newestCode(portal: TestApi, to: string, count = 1): Promise<string> {
  const code = /\b\d{8}\b/.exec((await messagesTo(portal, to, count))[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** A code that is certainly not `code`. */
export const otherCode = (code: string): string => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
