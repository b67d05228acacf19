/**
 * The meaning of a failed upload for its file: it may arrive `later`; it is `too-large`; its `item` takes no file of this person, or is
 * gone; or it is `refused`. All but the first would fail again.
 */
export type UploadFailure = 'later' | 'too-large' | 'item' | 'refused';

/** Refusals that end: with a new session, with time, or with another state of the item. */
const PASSING: readonly unknown[] = [401, 408, 409, 412, 423, 425, 429];

/** @param error what an upload rejected with; one without an HTTP status got no response */
export function uploadFailure(error: unknown): UploadFailure {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500 || PASSING.includes(status)) return 'later';
  if (status === 413) return 'too-large';
  return status === 403 || status === 404 || status === 410 ? 'item' : 'refused';
}
