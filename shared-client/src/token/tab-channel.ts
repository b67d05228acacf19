import * as v from 'valibot';
import { clientConfiguration } from '../configuration.ts';
import { readCookie } from '../cookie.ts';
import { randomId } from '../device-id.ts';
import { type HeldToken, heldToken, holdToken } from './holder.ts';

/** What tabs of one origin tell one another. Messages are parsed: other scripts of the origin may use the name. */
const message = v.variant('kind', [
  v.object({ kind: v.literal('token'), accessToken: v.string(), sequence: v.number(), session: v.string() }),
  v.object({ kind: v.literal('ask'), sequence: v.number(), session: v.string() }),
  v.object({ kind: v.literal('claim'), claimant: v.string() }),
  v.object({ kind: v.literal('gave-up') }),
]);

type Message = v.InferOutput<typeof message>;

/** Claims are compared as texts; a tab that is already refreshing answers with the claim nobody can beat. */
const UNBEATABLE = '';
/** Time in which a rival's claim arrives; only paid where the browser has no Web Locks. */
const ELECTION_MS = 80;

let channel: BroadcastChannel | undefined;
let isRefreshing = false;
const listeners = new Set<(message: Message) => void>();

/** Mark of the signed-in session: the anti-CSRF cookie changes with it. Empty where it cannot be read. */
export function sessionMark(): string {
  return readCookie('XSRF-TOKEN') ?? '';
}

/** Starts listening to the other tabs. Without BroadcastChannel every tab looks after itself. */
export function openTabChannel(): void {
  if (channel || typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return;
  try {
    channel = new BroadcastChannel(tabScope());
  } catch {
    return; // An opaque origin has no other tabs.
  }
  channel.onmessage = ({ data }) => {
    const parsed = v.safeParse(message, data);
    if (parsed.success) receive(parsed.output);
  };
}

/** Name of locks and channel: one for each server the origin's pages talk to. */
export function tabScope(): string {
  return `portal-access-token:${clientConfiguration().baseUrl}`;
}

/** Hands the token to the other tabs. */
export function announceToken({ accessToken, sequence, session }: HeldToken): void {
  post({ kind: 'token', accessToken, sequence, session });
}

/** Asks whether another tab holds a newer token; an answer arrives in the holder. */
export function askForToken(sequence: number): void {
  post({ kind: 'ask', sequence, session: sessionMark() });
}

/**
 * Decides without Web Locks which of several tabs refreshes. Best effort: two tabs that never hear one another both do.
 *
 * @returns whether it is this one; the others wait for its token
 */
export async function winsElection(): Promise<boolean> {
  if (!channel) return true;
  const claimant = randomId();
  let isBeaten = false;
  const hear = (heard: Message) => {
    if (heard.kind === 'claim' && heard.claimant < claimant) isBeaten = true;
    // A claim that came after ours has been sent has not heard it.
    else if (heard.kind === 'claim') post({ kind: 'claim', claimant });
  };
  listeners.add(hear);
  post({ kind: 'claim', claimant });
  await new Promise((resolve) => setTimeout(resolve, ELECTION_MS));
  listeners.delete(hear);
  return !isBeaten;
}

/** Runs the winner's refresh: later claims hear that it is under way, and waiting tabs hear when it failed. */
export async function asWinner<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  isRefreshing = true;
  let result: T | undefined;
  try {
    result = await work();
    return result;
  } finally {
    isRefreshing = false;
    if (result === undefined) post({ kind: 'gave-up' });
  }
}

/** Resolves when the winner says that it has failed. */
export function whenGivenUp(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const hear = (heard: Message) => {
      if (heard.kind === 'gave-up') resolve();
    };
    listeners.add(hear);
    signal.addEventListener('abort', () => listeners.delete(hear));
  });
}

function receive(heard: Message): void {
  if (heard.kind === 'token') {
    if (heard.session === sessionMark()) holdToken(heard);
  } else if (heard.kind === 'ask') {
    const held = heldToken();
    if (held && held.sequence > heard.sequence && held.session === heard.session) announceToken(held);
  } else if (heard.kind === 'claim' && isRefreshing && heard.claimant !== UNBEATABLE) {
    post({ kind: 'claim', claimant: UNBEATABLE });
  }
  for (const listener of [...listeners]) listener(heard);
}

function post(data: Message): void {
  try {
    channel?.postMessage(data);
  } catch {
    // A closed channel: the page is going away.
  }
}
