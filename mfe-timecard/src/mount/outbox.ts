import '../texts/outbox.ts';
import { followOutbox } from '../state/outbox/send-outbox.ts';
import { saySettled } from '../ui/outbox/say-settled.ts';

/**
 * Sends what waits on this device, on the pages of every micro-frontend: the portal mounts it, once a page, while it is among
 * `waitingSenders`. It shows nothing but a message when the server has answered.
 */
export async function bootstrap(): Promise<void> {}

/** Nothing of its context concerns it. */
export async function update(): Promise<void> {}

let undo: (() => void)[] = [];

export async function mount(): Promise<void> {
  undo = [saySettled(), followOutbox()];
}

export async function unmount(): Promise<void> {
  for (const one of undo.splice(0)) one();
}

/** Saves what is kept on this device before its person signs out, on the pages of every micro-frontend. In a script of its own: few need it. */
export async function saveKept(): Promise<void> {
  await (await import('../ui/kept/save-kept.ts')).saveKept();
}
