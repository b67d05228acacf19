import { useEffect, useRef, useState } from 'react';
import { downloadExport, type ExportState, getExport } from 'shared-client/exports';
import { storeFile } from './store-file.ts';

/** How often the dialog asks how far a file is, which is also the time before it says so. */
const LOOK_MS = 1_000;

/** How far a file is: nothing was asked for, it is being made, it was stored, or it could not be made. */
export type Progress =
  | { readonly step: 'asking' }
  | { readonly step: 'making'; readonly file: ExportState | null }
  | { readonly step: 'stored'; readonly file: ExportState }
  | { readonly step: 'failed' };

/** Asks for a file, waits until the server has written it, and stores it. Closing the dialog ends the waiting. */
export function useExport() {
  const [progress, setProgress] = useState<Progress>({ step: 'asking' });
  const ending = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);

  const attempt = async (work: (signal: AbortSignal) => Promise<ExportState>) => {
    const { signal } = ending.current;
    setProgress({ step: 'making', file: null });
    try {
      const file = await work(signal);
      setProgress({ step: 'stored', file });
    } catch {
      if (!signal.aborted) setProgress({ step: 'failed' });
    }
  };
  const fetchFile = async (file: ExportState, signal: AbortSignal): Promise<ExportState> => {
    storeFile(await downloadExport(file.exportId, { signal }), file.fileName);
    return file;
  };
  return {
    progress,
    /** @param ask asks for the file */
    make: (ask: (options: { readonly signal: AbortSignal }) => Promise<ExportState>) =>
      attempt(async (signal) => {
        let file = await ask({ signal });
        while (file.state === 'waiting') {
          await pause(signal);
          file = await getExport(file.exportId, { signal });
          setProgress({ step: 'making', file });
        }
        if (file.state === 'failed') throw new Error('The server could not write the file.');
        return fetchFile(file, signal);
      }),
    fetchAgain: (file: ExportState) => attempt((signal) => fetchFile(file, signal)),
  };
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, LOOK_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
