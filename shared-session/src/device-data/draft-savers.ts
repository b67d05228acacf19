import { reportFailure } from 'shared-client/report-failure';
import { readRegister } from './register.ts';

/** Requests that the modules which save what is stored on this device be loaded. Only the page loads code, so the request is an event. */
const SAVE = 'portal-save-kept';

/** The exports of a saver module. It saves drafts without asking the user, and leaves those that it cannot save as they are. */
export interface DraftSaver {
  readonly saveKept: () => Promise<void>;
}

/** The detail of the request. */
export interface SaveDetail {
  readonly savers: readonly string[];
  readonly waitUntil: (saving: Promise<void>) => void;
}

/** Saves everything that names a saver, one saver after another. Drafts that are still stored afterwards could not be saved. */
export async function saveDrafts(): Promise<void> {
  const savers = new Set(readRegister().work.flatMap(({ saver }) => saver ?? []));
  const saving: Promise<void>[] = [];
  const detail: SaveDetail = { savers: [...savers], waitUntil: (one) => saving.push(one) };
  window.dispatchEvent(new CustomEvent<SaveDetail>(SAVE, { detail }));
  await Promise.all(saving);
}

/** Saves on request. If a saver fails, the remaining ones still run. @returns a function that stops listening */
export function onSaveDrafts(save: (saver: string) => Promise<void>): () => void {
  const hear = (event: Event) => {
    const { savers, waitUntil } = (event as CustomEvent<SaveDetail>).detail;
    const one = (saver: string) =>
      save(saver).catch((error: unknown) => reportFailure(`${saver} could not save what is kept.`, error));
    waitUntil(savers.reduce((before, saver) => before.then(() => one(saver)), Promise.resolve()));
  };
  window.addEventListener(SAVE, hear);
  return () => window.removeEventListener(SAVE, hear);
}
