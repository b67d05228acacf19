import { readRegister } from './register.ts';

/** Asks for modules to be loaded that save what is kept on this device. Only the page loads code, so it is asked by an event. */
const SAVE = 'portal-save-kept';

/** What a saver exports. It saves what it can without asking anybody, and leaves the rest as it is kept. */
export interface KeptWorkSaver {
  readonly saveKept: () => Promise<void>;
}

interface SaveDetail {
  readonly savers: readonly string[];
  readonly waitUntil: (saving: Promise<void>) => void;
}

/** Has everything saved that names a saver, one saver after the other. What is kept afterwards is not saved. */
export async function saveKeptWork(): Promise<void> {
  const savers = new Set(readRegister().work.flatMap(({ saver }) => saver ?? []));
  const saving: Promise<void>[] = [];
  const detail: SaveDetail = { savers: [...savers], waitUntil: (one) => saving.push(one) };
  window.dispatchEvent(new CustomEvent(SAVE, { detail }));
  await Promise.all(saving);
}

/** Saves when that is asked for. A saver that fails has saved nothing; the others are asked all the same. @returns an undo */
export function onSaveKeptWork(save: (saver: string) => Promise<void>): () => void {
  const hear = (event: Event) => {
    const { savers, waitUntil } = (event as CustomEvent<SaveDetail>).detail;
    const one = (saver: string) =>
      save(saver).catch((error: unknown) => console.error(`${saver} could not save what is kept.`, error));
    waitUntil(savers.reduce((before, saver) => before.then(() => one(saver)), Promise.resolve()));
  };
  window.addEventListener(SAVE, hear);
  return () => window.removeEventListener(SAVE, hear);
}
