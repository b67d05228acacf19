import { type KeptWork, keepWork, releaseWork } from 'shared-session/device-data';
import { sealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';
import type { PendingReceipt } from './pending-receipt.ts';
import { addUnstored, moveUnstored, removeUnstored, unstoredOf } from './unstored-receipts.ts';

const store = sealedStore('expense-receipts');

export const entrySchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  line: v.nullable(v.string()),
  // Entries of earlier versions have neither.
  at: v.optional(v.string()),
  repeated: v.optional(v.boolean(), false),
});
type Entry = v.InferOutput<typeof entrySchema>;

/** The receipts of a report that are stored on this device until they are uploaded, encrypted like its draft. */
export interface PendingReceipts {
  /** @returns false if only this tab has it, because the device is full or stores nothing */
  readonly keep: (receipt: PendingReceipt) => Promise<boolean>;
  /** It was confirmed not to be a duplicate. */
  readonly answered: (id: string) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  /** The stored receipts that no other tab is sending. From now on this tab sends them. */
  readonly find: () => Promise<readonly PendingReceipt[]>;
  /** Stores the receipts under the report's new name: a new report has got its number. */
  readonly move: () => Promise<void>;
  /** The page is left: the next page may send these. */
  readonly release: (ids: readonly string[]) => void;
}

interface ReportPlace {
  /** The name of the report. It is read each time, because a new report gets its number with the first save. */
  readonly nameOf: () => Promise<string>;
  /** The entry of the register of unsaved work: its text, and the page that shows it. */
  readonly work: () => Omit<KeptWork, 'id'>;
}

export function pendingReceipts({ nameOf, work }: ReportPlace): PendingReceipts {
  let turn: Promise<unknown> = Promise.resolve();
  /** Runs the steps one after the other, because two concurrent changes of a list would lose one of them. */
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const next = turn.then(step);
    turn = next.catch(() => undefined);
    return next;
  };
  /** The place where each receipt was stored, because the report may have another name by the time it is uploaded. */
  const places = new Map<string, string>();
  const held = new Map<string, () => void>();
  /** A lock ends with its tab, so receipts of a crashed tab are free. */
  const hold = (id: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (!navigator.locks) return resolve(true);
      void navigator.locks.request(`expense-receipt/${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<void>((done) => held.set(id, done)) : undefined;
      });
    });
  const letGo = (id: string): void => {
    held.get(id)?.();
    held.delete(id);
  };
  /** Changes the list, which other tabs change as well. @returns whether it is written */
  async function change(name: string, next: (list: readonly Entry[]) => readonly Entry[]): Promise<boolean> {
    const write = async (): Promise<boolean> => {
      const list = next(await listOf(name));
      if (list.length > 0) {
        const isWritten = await store.put(name, JSON.stringify(list));
        if (isWritten) keepWork({ id: `receipts/${name}`, ...work() });
        return isWritten;
      }
      releaseWork(`receipts/${name}`);
      await store.remove(name);
      return true;
    };
    return navigator.locks ? navigator.locks.request(`expense-receipts/${name}`, write) : write();
  }
  async function remove(name: string, id: string): Promise<void> {
    const one = (await listOf(name)).find((each) => each.id === id);
    if (one) await change(name, (list) => list.filter((each) => each.id !== id));
    await store.remove(contentOf(name, one ?? { id }));
  }
  return {
    keep: (receipt) =>
      inTurn(async () => {
        const { id, file, line, repeated } = receipt;
        const name = await nameOf();
        await hold(id);
        places.set(id, name);
        // The list is written first: content that is not in a list would stay for ever.
        const at = `content/${id}`;
        const one = { id, name: file.name, type: file.type, line, at, repeated };
        if (await change(name, (list) => [...list, one])) {
          const content = await textOf(file).catch(() => null);
          if (content !== null && (await store.put(at, content))) return true;
        }
        await remove(name, id);
        addUnstored(name, receipt);
        return false;
      }),
    answered: (id) =>
      inTurn(async () => {
        const name = places.get(id);
        if (name === undefined) return;
        await change(name, (list) => list.map((one) => (one.id === id ? { ...one, repeated: false } : one)));
      }),
    forget: (id) =>
      inTurn(async () => {
        removeUnstored(id);
        const name = places.get(id);
        if (name === undefined) return;
        places.delete(id);
        await remove(name, id);
        letGo(id);
      }),
    find: () =>
      inTurn(async () => {
        const name = await nameOf();
        const found = [...unstoredOf(name)];
        for (const { id } of found) places.set(id, name);
        const list = await listOf(name);
        // Records of another session cannot be read, so a sign-out would lose nothing.
        if (list.length === 0) releaseWork(`receipts/${name}`);
        for (const one of list) {
          const { id, line, type, repeated } = one;
          if (!(await hold(id))) continue;
          const content = await store.get(contentOf(name, one));
          if (content === null) {
            // The page ended while the receipt was being stored.
            await remove(name, id);
            letGo(id);
            continue;
          }
          places.set(id, name);
          found.push({ id, line, repeated, file: new File([bytesOf(content)], one.name, { type }) });
        }
        return found;
      }),
    move: () =>
      inTurn(async () => {
        const name = await nameOf();
        for (const [id, before] of [...places].filter(([, place]) => place !== name)) {
          moveUnstored(id, name);
          const one = (await listOf(before)).find((each) => each.id === id);
          const at = one && contentOf(before, one);
          if (one && !(await change(name, (list) => [...list, { ...one, at }]))) continue;
          places.set(id, name);
          await change(before, (list) => list.filter((each) => each.id !== id));
        }
      }),
    release: (ids) => {
      for (const id of ids) {
        letGo(id);
        places.delete(id);
      }
    },
  };
}

/** The place where the content of a receipt is stored. In earlier versions the report's name was part of it. */
const contentOf = (report: string, { id, at }: Pick<Entry, 'id'> & { readonly at?: string | undefined }): string =>
  at ?? `${report}/${id}`;

async function listOf(name: string): Promise<readonly Entry[]> {
  try {
    return v.parse(v.array(entrySchema), JSON.parse((await store.get(name)) ?? '[]'));
  } catch {
    return [];
  }
}

const STEP = 0x8000;

/** The content of a file as text. It is read in steps, because a call takes a limited number of arguments. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
