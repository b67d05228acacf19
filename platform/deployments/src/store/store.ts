/**
 * Where deployments live: a directory or an object store. Six operations are all that publishing, activating and pruning need;
 * `create` is the only one that has to be atomic, and every safety promise of this package rests on it.
 */
export interface Store {
  /** The file's bytes, or undefined when there is none. Paths are relative, with "/" between segments. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes the whole file or nothing and answers true; answers false when the file exists already. Never overwrites. */
  create(path: string, bytes: Buffer): Promise<boolean>;
  /** Writes or overwrites the whole file; a reader sees the old bytes or the new ones, never a mixture. */
  replace(path: string, bytes: Buffer): Promise<void>;
  /** Takes a file away; does nothing where there is none. */
  remove(path: string): Promise<void>;
  /**
   * Paths below a folder, sorted; empty when there is none.
   * @param after only paths that sort behind this one
   */
  list(folder: string, after?: string): Promise<string[]>;
  /** How a person would name it in a sentence. */
  readonly location: string;
}
