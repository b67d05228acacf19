/** A file that was chosen and has not been uploaded yet. */
export interface PendingReceipt {
  readonly id: string;
  readonly file: File;
  /** Key of the line that it was chosen for. */
  readonly line: string | null;
  /** It may be a duplicate, and the question about it has not been answered. */
  readonly repeated: boolean;
}
