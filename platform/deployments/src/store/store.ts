/**
 * Storage of deployments: a directory or an object store. Publishing, activating and pruning need six operations. Only `create` must
 * be atomic, and all safety guarantees of this package rest on it.
 */
export interface Store {
  /** The file's bytes, or undefined if there is none. Paths are relative, with "/" between segments. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes the whole file or nothing and returns true; returns false if the file exists. Never overwrites. */
  create(path: string, bytes: Buffer): Promise<boolean>;
  /** Writes or overwrites the whole file atomically: readers see the old bytes or the new ones. */
  replace(path: string, bytes: Buffer): Promise<void>;
  /** Deletes a file; does nothing if there is none. */
  remove(path: string): Promise<void>;
  /**
   * Paths below a folder, sorted; empty if there are none.
   * @param after only paths that sort after this one
   */
  list(folder: string, after?: string): Promise<string[]>;
  /** Deletes the remains of writes that were interrupted before an instant, if there are any. */
  sweep?(before: number): Promise<void>;
  /** The folder or `s3://` URL, for messages. */
  readonly location: string;
}
