import '../texts/outbox.ts';
import { followOutbox } from '../state/outbox/send-outbox.ts';
import { saySettled } from '../ui/outbox/say-settled.ts';

/**
 * Sends the entries that wait on this device, on the pages of every micro-frontend. The portal mounts it once per page while it is among
 * `offlineQueues`. It shows only a message, once the server has responded.
 */
export async function bootstrap(): Promise<void> {}

/** It does not depend on its context. */
export async function update(): Promise<void> {}

let undo: (() => void)[] = [];

export async function mount(): Promise<void> {
  undo = [saySettled(), followOutbox()];
}

export async function unmount(): Promise<void> {
  for (const one of undo.splice(0)) one();
}

/**
 * Saves the drafts on this device before their person signs out, on the pages of every micro-frontend. It is a script of its own because it
 * is rarely needed.
 */
export async function saveKept(): Promise<void> {
  await (await import('../ui/drafts/save-drafts.ts')).saveKept();
}
