import { CallError } from 'shared-client';
import { uploadFile } from 'shared-client/documents';
import { randomId } from 'shared-client/random-id';
import { type UploadFailure, uploadFailure } from 'shared-client/upload-failure';
import { createStore } from 'zustand/vanilla';
import { plainName } from '../domain/receipt-file.ts';
import type { ReceiptFile } from '../domain/report-form.ts';
import type { WaitingReceipts } from '../domain/waiting-receipts.ts';
import type { KeptReceipts } from './kept-receipts.ts';
import { digestOf, type Prepared, prepareReceipt } from './receipt-image.ts';
import { type Chosen, type ReceiptsState, type Underway, waitingOf } from './underway-receipts.ts';

/** What the receipts of a page need of it. */
interface Target {
  readonly itemId: () => number;
  /** Whether files are taken now; says so where they are not. */
  readonly takes: (files: readonly File[]) => boolean;
  /** The files that the report has. */
  readonly files: () => readonly ReceiptFile[];
  /** How many more files it may have. */
  readonly room: () => number;
  /** A receipt has arrived, for the line with that key or for one of its own. Resolves once the draft has it. */
  readonly arrived: (file: ReceiptFile, line: string | null) => Promise<unknown>;
  /** Where a receipt is until it has arrived. */
  readonly kept: KeptReceipts;
}

/** Why a receipt did not arrive. */
const FAILURES: Record<UploadFailure, string> = {
  later: 'ERR_UPLOAD_FAILED',
  'too-large': 'ERR_RECEIPT_SIZE',
  item: 'ERR_UPLOAD_ITEM',
  refused: 'ERR_UPLOAD_REFUSED',
};

/** A file under a name that can be shown. */
function named(file: File): File {
  const name = plainName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
}

/** The receipts of one page: prepared and sent one after the other, so that a phone holds one picture at a time. */
export function createReceipts({ itemId, takes, files: filesOf, room, arrived, kept }: Target) {
  const store = createStore<ReceiptsState>()(() => ({ underway: [], repeated: [], reading: 0 }));
  /** Digests of what was added and is not in the report yet, and of which file each is. */
  const seen = new Map<string, string>();
  const isKnown = (digest: string | null): boolean =>
    digest !== null && (seen.has(digest) || filesOf().some((file) => file.digest === digest));
  let queue: Promise<unknown> = Promise.resolve();
  /** Counts how often the page was left: what was on its way then is sent by whoever comes next. */
  let leaves = 0;

  const change = (id: string, part: Partial<Underway> | null): void =>
    store.setState(({ underway }) => ({
      underway: underway.flatMap((one) => (one.id === id ? (part ? [{ ...one, ...part }] : []) : [one])),
    }));

  /** It is in the report, or will not be: what is not may be chosen again. */
  function forget(id: string): void {
    for (const [digest, of] of seen) if (of === id) seen.delete(digest);
    void kept.forget(id);
  }

  /** One that fails for a reason nobody thought of is reported, and does not hold up those after it. */
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
    if (room() <= 0) return refuse('ERR_ATTACHMENT_LIMIT');
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
      // What is no fault of the receipt takes nothing from the device: a photograph may be the only one.
      if (failure === 'too-large' || failure === 'refused') forget(id);
      change(id, { failure: { label: FAILURES[failure] }, retry: failure === 'later' ? retry : null });
      if (!(error instanceof CallError)) throw error;
    }
  }

  function start(chosen: Chosen): void {
    const { id, file, line, digest } = chosen;
    if (digest !== null) seen.set(digest, id);
    const one: Underway = { id, name: file.name, line, sent: 0, failure: null, retry: null, isUnkept: false };
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
     * Adds files; one with the same content as another is asked about first.
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
        // Left meanwhile: whoever comes next sends it.
        if (begun !== leaves) void isKept.then(() => kept.release([one.id]));
        else if (repeated) ask(one);
        else start(one);
        void isKept.then((done) => change(one.id, { isUnkept: !done }));
        readMore(-1);
        lineOfNext = null;
      }
    },
    /** Goes on with what had not arrived when the page went. */
    async goOn(): Promise<void> {
      const begun = leaves;
      for (const one of await kept.find()) {
        const digest = await digestOf(one.file);
        if (begun !== leaves) return;
        if (one.repeated) ask({ ...one, digest });
        else start({ ...one, digest });
      }
    },
    /** The report was saved: what is on its way stays with it. */
    move: (): Promise<void> => kept.move(),
    /** Sends what did not arrive again. */
    sendAgain(): void {
      for (const { retry } of store.getState().underway) retry?.();
    },
    waiting: (): WaitingReceipts => waitingOf(store.getState()),
    /** Waits until nothing is on its way. */
    settled: (): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (waitingOf(store.getState()).coming > 0) return;
          stop();
          resolve();
        };
        const stop = store.subscribe(look);
        look();
      }),
    /** The page is left; what has not arrived stays on the device. */
    leave(): void {
      leaves += 1;
      const { underway, repeated } = store.getState();
      kept.release([...underway, ...repeated].map(({ id }) => id));
      store.setState({ underway: [], repeated: [] });
    },
    /** Answers for a file that was added before. */
    answer(one: Chosen, isWanted: boolean): void {
      store.setState(({ repeated }) => ({ repeated: repeated.filter(({ id }) => id !== one.id) }));
      if (isWanted) {
        void kept.answered(one.id);
        start(one);
      } else forget(one.id);
    },
    /** What went wrong was read. */
    dismiss(id: string): void {
      forget(id);
      change(id, null);
    },
  };
}

export type Receipts = ReturnType<typeof createReceipts>;
