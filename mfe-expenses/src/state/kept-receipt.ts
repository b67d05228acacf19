/** A file that was chosen and has not arrived yet. */
export interface KeptReceipt {
  readonly id: string;
  readonly file: File;
  /** Key of the line that it was chosen for. */
  readonly line: string | null;
  /** It was added before, and it has not been said yet whether it is another one. */
  readonly repeated: boolean;
}
