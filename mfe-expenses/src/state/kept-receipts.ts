import { sealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';

const store = sealedStore('expense-receipts');

const entry = v.object({ id: v.string(), name: v.string(), type: v.string(), line: v.nullable(v.string()) });
type Entry = v.InferOutput<typeof entry>;

/** A file that was chosen and has not arrived yet. */
export interface KeptReceipt {
  readonly id: string;
  readonly file: File;
  /** Key of the line that it was chosen for. */
  readonly line: string | null;
}

/** The receipts of one report that are on this device until they have arrived, encrypted as its draft is. */
export interface KeptReceipts {
  readonly keep: (receipt: KeptReceipt) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  /** Those that no other tab is sending; from now on this one does. */
  readonly find: () => Promise<readonly KeptReceipt[]>;
  /** The report is called otherwise from now on: a new one got its number. */
  readonly move: () => Promise<void>;
  /** The page is left: whoever comes next may send them. */
  readonly release: () => void;
}

/** @param nameOf names the report; asked each time, because a new one gets its number with the first save */
export function keptReceipts(nameOf: () => Promise<string>): KeptReceipts {
  let turn: Promise<unknown> = Promise.resolve();
  /** One after the other: two changes of one list would lose one of them. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  /** Where each was kept: the report may be called otherwise by the time it arrives. */
  const places = new Map<string, string>();
  const held = new Map<string, () => void>();
  /** A lock dies with its tab, so what a crash left is free. */
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
  const change = async (name: string, next: (list: readonly Entry[]) => readonly Entry[]): Promise<void> => {
    const list = next(await listOf(name));
    if (list.length === 0) await store.remove(name);
    else await store.put(name, JSON.stringify(list));
  };
  return {
    keep: ({ id, file, line }) =>
      inTurn(async () => {
        const name = await nameOf();
        await hold(id);
        places.set(id, name);
        // The content first: a list that names it without it would bring nothing.
        if (!(await store.put(`${name}/${id}`, await textOf(file)))) return;
        await change(name, (list) => [...list, { id, name: file.name, type: file.type, line }]);
      }),
    forget: (id) =>
      inTurn(async () => {
        const name = places.get(id);
        if (name === undefined) return;
        places.delete(id);
        await change(name, (list) => list.filter((one) => one.id !== id));
        await store.remove(`${name}/${id}`);
        letGo(id);
      }),
    find: () =>
      inTurn(async () => {
        const name = await nameOf();
        const found: KeptReceipt[] = [];
        for (const { id, name: fileName, type, line } of await listOf(name)) {
          if (!(await hold(id))) continue;
          const content = await store.get(`${name}/${id}`);
          places.set(id, name);
          if (content !== null) found.push({ id, line, file: new File([bytesOf(content)], fileName, { type }) });
        }
        return found;
      }),
    move: () =>
      inTurn(async () => {
        const name = await nameOf();
        for (const [id, before] of [...places].filter(([, place]) => place !== name)) {
          const one = (await listOf(before)).find((each) => each.id === id);
          const content = await store.get(`${before}/${id}`);
          places.set(id, name);
          if (!one || content === null || !(await store.put(`${name}/${id}`, content))) continue;
          await change(name, (list) => [...list, one]);
          await change(before, (list) => list.filter((each) => each.id !== id));
          await store.remove(`${before}/${id}`);
        }
      }),
    release: () => {
      for (const id of [...held.keys()]) letGo(id);
      places.clear();
    },
  };
}

async function listOf(name: string): Promise<readonly Entry[]> {
  try {
    return v.parse(v.array(entry), JSON.parse((await store.get(name)) ?? '[]'));
  } catch {
    return [];
  }
}

const STEP = 0x8000;

/** The content of a file as text; in steps, because a call takes only so many arguments. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
