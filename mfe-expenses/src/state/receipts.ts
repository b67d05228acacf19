import { CallError } from 'shared-client';
import { uploadFile } from 'shared-client/documents';
import { randomId } from 'shared-client/random-id';
import { type UploadFailure, uploadFailure } from 'shared-client/upload-failure';
import { createStore } from 'zustand/vanilla';
import { plainName } from '../domain/receipt-file.ts';
import type { ReceiptFile } from '../domain/report-form.ts';
import type { WaitingReceipts } from '../domain/waiting-receipts.ts';
import type { PendingReceipts } from './pending-receipts.ts';
import { digestOf, type Prepared, prepareReceipt } from './receipt-image.ts';
import { type Chosen, type ReceiptsState, type Underway, waitingOf } from './underway-receipts.ts';

/** The page's side of its receipts. */
interface Target {
  readonly itemId: () => number;
  /** Whether files are accepted now; shows a message if not. */
  readonly takes: (files: readonly File[]) => boolean;
  /** The files that the report has. */
  readonly files: () => readonly ReceiptFile[];
  /** The number of files that can still be added. */
  readonly room: () => number;
  /** A receipt was uploaded, for the line with that key or for a new line. Resolves when the draft contains it. */
  readonly arrived: (file: ReceiptFile, line: string | null) => Promise<unknown>;
  /** Stores the receipts until they are uploaded. */
  readonly kept: PendingReceipts;
}

/** The reasons why a receipt could not be uploaded. */
const FAILURES: Record<UploadFailure, string> = {
  later: 'ERR_EX_UPLOAD_FAILED',
  'too-large': 'ERR_RECEIPT_SIZE',
  item: 'ERR_EX_UPLOAD_ITEM',
  refused: 'ERR_EX_UPLOAD_REFUSED',
};

/** A file with a name that is safe to show. */
function named(file: File): File {
  const name = plainName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
}

/** The receipts of one page. They are prepared and sent one after the other, so that a phone has only one picture in memory at a time. */
export function createReceipts({ itemId, takes, files: filesOf, room, arrived, kept }: Target) {
  const store = createStore<ReceiptsState>()(() => ({ underway: [], repeated: [], reading: 0 }));
  /** The digests of files that were added and are not in the report yet, with the id of each file. */
  const seen = new Map<string, string>();
  const isKnown = (digest: string | null): boolean =>
    digest !== null && (seen.has(digest) || filesOf().some((file) => file.digest === digest));
  let queue: Promise<unknown> = Promise.resolve();
  /** The removals from the device that have begun. */
  let removals: Promise<unknown> = Promise.resolve();
  /** Counts the times that the page was left. The next page sends the files that were under way. */
  let leaves = 0;

  const change = (id: string, part: Partial<Underway> | null): void =>
    store.setState(({ underway }) => ({
      underway: underway.flatMap((one) => (one.id === id ? (part ? [{ ...one, ...part }] : []) : [one])),
    }));

  /** The file is in the report or was given up. A file that was given up may be chosen again. */
  function forget(id: string): void {
    for (const [digest, of] of seen) if (of === id) seen.delete(digest);
    removals = Promise.all([removals, kept.forget(id).catch((error: unknown) => reportError(error))]);
  }

  /** Queues work. An unexpected failure is reported and does not stop the files after it. */
  function enqueue(work: () => Promise<void>): void {
    queue = queue.then(work).catch((error: unknown) => reportError(error));
  }

  async function send(chosen: Omit<Chosen, 'file'>, prepared: Promise<Prepared>): Promise<void> {
    const { id, line, digest } = chosen;
    const begun = leaves;
    const ready = await prepared;
    if (begun !== leaves) return;
    const refuse = (label: string): void => {
      forget(id);
      change(id, { failure: { label } });
    };
    if ('refusal' in ready) return refuse(ready.refusal);
    if (room() <= 0) return refuse('ERR_EX_ATTACHMENT_LIMIT');
    const retry = (): void => {
      change(id, { failure: null, retry: null, sent: 0 });
      enqueue(() => send(chosen, Promise.resolve(ready)));
    };
    try {
      const { attachmentKey, fileName, error, final } = await uploadFile(itemId(), {
        file: ready.file,
        onProgress: (sent) => change(id, { sent }),
      });
      if (begun !== leaves) return;
      if (error || !attachmentKey) {
        if (final) forget(id);
        return change(id, { failure: { sentence: error ?? '' }, retry: final ? null : retry });
      }
      change(id, null);
      const receipt = { id: null, fileName: fileName ?? ready.file.name, attachmentKey };
      await arrived(digest === null ? receipt : { ...receipt, digest }, line);
      forget(id);
    } catch (error) {
      const failure = uploadFailure(error);
      // If the failure is not the receipt's fault, it stays on the device: a photograph may be the only one.
      if (failure === 'too-large' || failure === 'refused') forget(id);
      change(id, { failure: { label: FAILURES[failure] }, retry: failure === 'later' ? retry : null });
      if (!(error instanceof CallError)) throw error;
    }
  }

  function start(chosen: Chosen): void {
    const { id, file, line, digest } = chosen;
    if (digest !== null) seen.set(digest, id);
    const one: Underway = { id, name: file.name, line, sent: 0, failure: null, retry: null, isUnstored: false };
    store.setState(({ underway }) => ({ underway: [...underway, one] }));
    enqueue(() => send(chosen, prepareReceipt(file)));
  }

  const ask = (one: Chosen): void => store.setState(({ repeated }) => ({ repeated: [...repeated, one] }));
  const readMore = (more: number): void => store.setState(({ reading }) => ({ reading: reading + more }));

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    /**
     * Adds files. A file with the same content as another is only sent after a question.
     *
     * @param line key of the line that the first of them is attached to
     */
    async add(files: readonly File[], line: string | null = null): Promise<void> {
      if (!takes(files)) return;
      const begun = leaves;
      let lineOfNext = line;
      readMore(files.length);
      for (const file of files.map(named)) {
        const digest = await digestOf(file);
        const repeated = isKnown(digest);
        const one = { id: randomId(), file, line: lineOfNext, digest };
        const isKept = kept.keep({ id: one.id, file, line: lineOfNext, repeated });
        // The page was left in the meantime: the next page sends it.
        if (begun !== leaves) void isKept.then(() => kept.release([one.id]));
        else if (repeated) ask(one);
        else start(one);
        void isKept.then((done) => change(one.id, { isUnstored: !done }));
        readMore(-1);
        lineOfNext = null;
      }
    },
    /** Continues with the files that were not uploaded when the page was left. */
    async goOn(): Promise<void> {
      const begun = leaves;
      for (const one of await kept.find()) {
        const digest = await digestOf(one.file);
        if (begun !== leaves) return;
        if (one.repeated) ask({ ...one, digest });
        else start({ ...one, digest });
      }
    },
    /** The report was saved: files under way are stored under its new name. */
    move: (): Promise<void> => kept.move(),
    /** Sends the failed files again. */
    sendAgain(): void {
      for (const { retry } of store.getState().underway) retry?.();
    },
    waiting: (): WaitingReceipts => waitingOf(store.getState()),
    /** Resolves when no upload is under way, and the uploaded files are in the draft and no longer stored on the device. */
    async settled(): Promise<void> {
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (waitingOf(store.getState()).coming > 0) return;
          stop();
          resolve();
        };
        const stop = store.subscribe(look);
        look();
      });
      await queue;
      await removals;
    },
    /** The page is left. Files that were not uploaded stay on the device. */
    leave(): void {
      leaves += 1;
      const { underway, repeated } = store.getState();
      kept.release([...underway, ...repeated].map(({ id }) => id));
      store.setState({ underway: [], repeated: [] });
    },
    /** Answers the question about a possible duplicate. */
    answer(one: Chosen, isWanted: boolean): void {
      store.setState(({ repeated }) => ({ repeated: repeated.filter(({ id }) => id !== one.id) }));
      if (isWanted) {
        void kept.answered(one.id);
        start(one);
      } else forget(one.id);
    },
    /** Removes an error message. */
    dismiss(id: string): void {
      forget(id);
      change(id, null);
    },
  };
}

export type Receipts = ReturnType<typeof createReceipts>;
