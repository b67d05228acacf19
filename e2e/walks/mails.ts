import type { Message } from '../setup/portal-test.ts';

/** A decision is mailed ten seconds later, once it can no longer be undone; anything else within seconds, on a machine that is not busy. */
const SENT_WITHIN_MS = 60_000;

/** The messages to an address or a number, newest first. */
export async function sentTo(url: string, to: string): Promise<readonly Message[]> {
  return (await fetch(`${url}/dev/outbox?to=${encodeURIComponent(to)}`)).json();
}

/** The messages to some addresses or numbers that fit, once there is one; none if it does not come. */
export async function awaitedMails(
  url: string,
  to: readonly string[],
  fits: (mail: Message) => boolean,
): Promise<readonly Message[]> {
  const until = Date.now() + SENT_WITHIN_MS;
  for (;;) {
    const sent = (await Promise.all(to.map((one) => sentTo(url, one)))).flat().filter(fits);
    if (sent.length > 0 || Date.now() > until) return sent;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
