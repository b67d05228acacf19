import { CallError } from 'shared-client';
import { uploadFile } from 'shared-client/documents';
import { createStore } from 'zustand/vanilla';
import type { ReceiptFile } from '../domain/report-form.ts';
import { digestOf, type Prepared, prepareReceipt } from './receipt-image.ts';

/** A receipt on its way, or that did not arrive. */
export interface Underway {
  readonly id: string;
  readonly name: string;
  /** 0 to 1. */
  readonly sent: number;
  /** Label key of what went wrong, or the sentence of the server; null while it is on its way. */
  readonly failure: { readonly label?: string; readonly sentence?: string } | null;
  /** It may be sent again. */
  readonly retry: (() => void) | null;
}

/** A file that was added before; it waits for an answer. */
export interface Repeated {
  readonly file: File;
  readonly id: string;
}

interface ReceiptsState {
  readonly underway: readonly Underway[];
  readonly repeated: readonly Repeated[];
}

/** What the receipts of a page need of it. */
interface Target {
  readonly itemId: () => number;
  /** How many more files the report may have. */
  readonly room: () => number;
  /** A receipt has arrived. */
  readonly arrived: (file: ReceiptFile) => void;
}

/** The receipts of one page: prepared and sent one after the other, so that a phone holds one picture at a time. */
export function createReceipts({ itemId, room, arrived }: Target) {
  const store = createStore<ReceiptsState>()(() => ({ underway: [], repeated: [] }));
  const seen = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();

  const change = (id: string, part: Partial<Underway> | null): void =>
    store.setState(({ underway }) => ({
      underway: underway.flatMap((one) => (one.id === id ? (part ? [{ ...one, ...part }] : []) : [one])),
    }));

  async function send(id: string, original: File, prepared: Promise<Prepared>): Promise<void> {
    const ready = await prepared;
    if ('refusal' in ready) return change(id, { failure: { label: ready.refusal } });
    if (room() <= 0) return change(id, { failure: { label: 'ERR_ATTACHMENT_LIMIT' } });
    const retry = (): void => {
      change(id, { failure: null, retry: null, sent: 0 });
      queue = queue.then(() => send(id, original, Promise.resolve(ready)));
    };
    try {
      const { attachmentKey, fileName, error, final } = await uploadFile(itemId(), {
        file: ready.file,
        onProgress: (sent) => change(id, { sent }),
      });
      if (error || !attachmentKey)
        return change(id, { failure: { sentence: error ?? '' }, retry: final ? null : retry });
      change(id, null);
      arrived({ id: null, fileName: fileName ?? ready.file.name, attachmentKey });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      change(id, { failure: { label: 'ERR_UPLOAD_FAILED' }, retry });
    }
  }

  function begin(file: File): void {
    const id = crypto.randomUUID();
    const one: Underway = { id, name: file.name, sent: 0, failure: null, retry: null };
    store.setState(({ underway }) => ({ underway: [...underway, one] }));
    queue = queue.then(() => send(id, file, prepareReceipt(file)));
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    /** Adds files; one with the same content as another is asked about first. */
    async add(files: readonly File[]): Promise<void> {
      for (const file of files) {
        const digest = await digestOf(file);
        if (digest !== null && seen.has(digest))
          store.setState(({ repeated }) => ({ repeated: [...repeated, { file, id: crypto.randomUUID() }] }));
        else begin(file);
        if (digest !== null) seen.add(digest);
      }
    },
    /** Answers for a file that was added before. */
    answer({ id, file }: Repeated, isWanted: boolean): void {
      store.setState(({ repeated }) => ({ repeated: repeated.filter((one) => one.id !== id) }));
      if (isWanted) begin(file);
    },
    /** What went wrong was read. */
    dismiss: (id: string): void => change(id, null),
  };
}

export type Receipts = ReturnType<typeof createReceipts>;
