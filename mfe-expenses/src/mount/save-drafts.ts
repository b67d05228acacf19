import { today } from '../ui/page/formats.ts';

/** Loaded before a sign-out, to save unsaved work; it renders nothing. */
export async function bootstrap(): Promise<void> {}
export async function mount(): Promise<void> {}
export async function unmount(): Promise<void> {}

/**
 * Saves the work that is stored on this device before its person signs out, on the pages of every micro-frontend. A separate script,
 * because it is rarely needed.
 */
export async function saveKept(): Promise<void> {
  await (await import('../state/save-drafts.ts')).saveItemDrafts(today());
}
