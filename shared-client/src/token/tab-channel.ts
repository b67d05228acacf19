import * as v from 'valibot';
import { clientConfiguration } from '../configuration.ts';
import { readCookie } from '../cookie.ts';
import { type HeldToken, heldToken, holdToken, isOtherSession } from './holder.ts';

/** Messages between tabs of one origin. They are parsed, because other scripts of the origin may use the same channel name. */
const message = v.variant('kind', [
  v.object({ kind: v.literal('token'), accessToken: v.string(), sequence: v.number(), session: v.string() }),
  v.object({ kind: v.literal('ask'), sequence: v.number(), session: v.string() }),
  v.object({ kind: v.literal('claim'), claimant: v.string(), isRefreshing: v.boolean() }),
  v.object({ kind: v.literal('gave-up') }),
]);

/** One message. */
export type Message = v.InferOutput<typeof message>;

let channel: BroadcastChannel | undefined;
const listeners = new Set<(message: Message) => void>();

/** Mark of the signed-in session: the anti-CSRF cookie changes with it. Empty where it cannot be read. */
export function sessionMark(): string {
  return readCookie('XSRF-TOKEN') ?? '';
}

/** A short name of the signed-in session, too little of its mark to be used; empty where there is none. */
export function sessionName(): string {
  return sessionMark().slice(0, 6);
}

/** Starts listening to the other tabs. Without BroadcastChannel each tab refreshes on its own. */
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

/** Asks whether another tab holds a newer token; a response arrives in the holder. */
export function askForToken(sequence: number): void {
  post({ kind: 'ask', sequence, session: sessionMark() });
}

/** Calls back with every message until the returned function is called. */
export function hearTabs(listener: (message: Message) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether there is a channel to other tabs. */
export function hasTabChannel(): boolean {
  return channel !== undefined;
}

function receive(heard: Message): void {
  if (heard.kind === 'token') {
    // A token of another session may be another person's, so this page requests its own and checks whose it is.
    if (heard.session === sessionMark() && !isOtherSession(heard.session)) holdToken(heard);
  } else if (heard.kind === 'ask') {
    const held = heldToken();
    if (held && held.sequence > heard.sequence && held.session === heard.session) announceToken(held);
  }
  for (const listener of [...listeners]) listener(heard);
}

/** Sends a message to the other tabs. */
export function post(data: Message): void {
  try {
    channel?.postMessage(data);
  } catch {
    // A closed channel: the page is going away.
  }
}
