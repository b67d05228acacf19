import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UploadFailure, uploadFailure } from 'shared-client/upload-failure';
import '../internal/texts/attachments-english.ts';

/** The server's response to an upload (docs: attachments#upload-response). */
export interface Uploaded {
  fileName: string;
  attachmentKey: string;
  /** The server's reason for rejecting the file. */
  error?: string | null;
  /** The server would reject the file again, so no retry is offered. */
  final?: boolean | undefined;
}

/**
 * Sends one file; rejects when it is aborted or fails. Progress is 0 to 1. No retry is offered for an error with the HTTP `status` of a
 * response that would be the same again, as the errors of shared-client have it.
 */
export type Upload = (
  file: File,
  options: { name: string; onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<Uploaded>;

/** A file being uploaded (docs: attachments#upload-states). Completed ones leave the queue. */
export interface QueuedFile {
  id: number;
  name: string;
  /** `checking`: the server has all of it and looks into it. */
  state: 'queued' | 'in-progress' | 'checking' | 'failed';
  /** 0 to 100. */
  percent: number;
  /** The server's text; undefined if the call itself failed. */
  error?: string | undefined;
  /** Label key of the reason why the call failed. */
  errorKey?: FailureKey | undefined;
  /** The server would reject it again. */
  final?: boolean | undefined;
}

type FailureKey = (typeof FAILURES)[UploadFailure];

const FAILURES = {
  later: 'ERR_UPLOAD_FAILED',
  'too-large': 'ERR_FILE_TOO_LARGE',
  item: 'ERR_UPLOAD_ITEM',
  refused: 'ERR_UPLOAD_REFUSED',
} as const;

interface Work {
  file: File;
  abort: AbortController;
}

/** The number of parallel uploads. */
const PARALLEL = 2;

/** The files being uploaded, two at a time. Leaving the page aborts them. */
export function useUploadQueue(upload: Upload, onDone: (done: Uploaded) => void) {
  const [queue, setQueue] = useState<readonly QueuedFile[]>([]);
  const works = useRef(new Map<number, Work>());
  const lastId = useRef(0);

  const patch = (id: number, values: Partial<QueuedFile>): void =>
    setQueue((files) => files.map((file) => (file.id === id ? { ...file, ...values } : file)));
  const remove = (id: number): void => {
    works.current.delete(id);
    setQueue((files) => files.filter((file) => file.id !== id));
  };
  const done = useEffectEvent((id: number, response: Uploaded) => {
    remove(id);
    onDone(response);
  });
  const send = useEffectEvent((queued: QueuedFile) => {
    const work = works.current.get(queued.id);
    if (work === undefined) return;
    patch(queued.id, { state: 'in-progress', percent: 0 });
    upload(work.file, {
      name: queued.name,
      signal: work.abort.signal,
      onProgress: (fraction) =>
        patch(queued.id, {
          percent: Math.round(Math.min(1, Math.max(0, fraction)) * 100),
          state: fraction < 1 ? 'in-progress' : 'checking',
        }),
    }).then(
      (response) => {
        if (work.abort.signal.aborted) return;
        if (response.error) patch(queued.id, { state: 'failed', error: response.error, final: response.final });
        else done(queued.id, response);
      },
      (error: unknown) => {
        if (work.abort.signal.aborted) return;
        const failure = uploadFailure(error);
        patch(queued.id, { state: 'failed', errorKey: FAILURES[failure], final: failure !== 'later' });
      },
    );
  });

  useEffect(() => {
    const free = PARALLEL - queue.filter(({ state }) => state === 'in-progress' || state === 'checking').length;
    for (const file of queue.filter(({ state }) => state === 'queued').slice(0, Math.max(0, free))) send(file);
  }, [queue]);

  useEffect(() => {
    const running = works.current;
    return () => {
      for (const work of running.values()) work.abort.abort();
    };
  }, []);

  return {
    queue,
    add(files: readonly { file: File; name: string }[]): void {
      const added = files.map(({ file, name }): QueuedFile => {
        lastId.current += 1;
        works.current.set(lastId.current, { file, abort: new AbortController() });
        return { id: lastId.current, name, state: 'queued', percent: 0 };
      });
      setQueue((before) => [...before, ...added]);
    },
    cancel(id: number): void {
      works.current.get(id)?.abort.abort();
      remove(id);
    },
    retry(id: number): void {
      const work = works.current.get(id);
      if (work === undefined) return;
      works.current.set(id, { ...work, abort: new AbortController() });
      patch(id, { state: 'queued', percent: 0, error: undefined, errorKey: undefined });
    },
  };
}
