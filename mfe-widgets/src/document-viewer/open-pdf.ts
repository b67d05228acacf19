import type { PDFDocumentProxy } from 'pdfjs-dist';
import { startPdfWorker } from './pdf-worker.ts';
import { MOST_PIXELS_OF_IMAGE } from './picture-limit.ts';
import { Unreadable } from './unreadable.ts';
import { TooSlow, within } from './within.ts';

/** The time that the worker may take to load, in milliseconds; guards against a hang, not against slow connections. */
const LOAD_MS = 120_000;
/** The time that a document may then take to open, in milliseconds. */
const OPEN_MS = 15_000;
/** The time that a worker may take to end by itself, in milliseconds. */
const END_MS = 1000;

/** The library: 100 kB and a worker of 300 kB (brotli), loaded when the first PDF is opened. */
export const library = () => import('pdfjs-dist');

/** A document that is opening; `close` ends its worker, even a busy one. */
export interface OpeningPdf {
  readonly document: Promise<PDFDocumentProxy>;
  readonly close: () => void;
}

/** Opens a PDF in a separate worker. A worker that hangs is ended with its document and affects no other. */
export function openPdf(data: Blob): OpeningPdf {
  const stop = new AbortController();
  return { document: opened(data, stop.signal), close: () => stop.abort() };
}

async function opened(data: Blob, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const [{ getDocument, PDFWorker }, bytes] = await Promise.all([library(), data.arrayBuffer()]);
  signal.throwIfAborted();
  const port = startPdfWorker();
  const ready = started(port);
  const worker = PDFWorker.create({ port });
  const task = getDocument({ data: bytes, worker, enableXfa: false, maxImageSize: MOST_PIXELS_OF_IMAGE });
  signal.addEventListener('abort', () => {
    // Removes the document's fonts from the page, unless the worker hangs.
    void within(task.destroy(), END_MS, 'Closing the document')
      .catch(() => undefined)
      .then(() => {
        worker.destroy();
        port.terminate();
      });
  });
  await within(ready, LOAD_MS, 'Loading the reader');
  return within(task.promise, OPEN_MS, 'Opening the document').catch((cause: unknown) => {
    throw cause instanceof TooSlow ? cause : new Unreadable('The PDF cannot be opened.', { cause });
  });
}

/** Resolves when the worker reports that it is loaded. */
const started = (port: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    port.addEventListener('message', () => resolve(), { once: true });
    port.addEventListener('error', () => reject(new Error('The reader could not be loaded.')), { once: true });
  });
