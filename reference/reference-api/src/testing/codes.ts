import type { TestApi } from './start-api.ts';

/** The code of the newest message to an address, read from the development outbox. */
export async function newestCode(portal: TestApi, to: string): Promise<string> {
  const messages = (await portal.client().get(`/dev/outbox?to=${encodeURIComponent(to)}`)).body;
  const code = /\b\d{8}\b/.exec(messages[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** A code that is certainly not `code`. */
export const otherCode = (code: string): string => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
