import { today } from '../ui/page/formats.ts';

/** Loaded before a sign-out, to save what is kept; it shows nothing. */
export async function bootstrap(): Promise<void> {}
export async function mount(): Promise<void> {}
export async function unmount(): Promise<void> {}

/** Saves what is kept on this device before its person signs out, on the pages of every micro-frontend. In a script of its own: few need it. */
export async function saveKept(): Promise<void> {
  await (await import('../state/save-kept.ts')).saveKeptItems(today());
}
