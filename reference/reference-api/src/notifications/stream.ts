/** An open stream of a page. */
export interface Stream {
  readonly readerId: number;
  readonly began: number;
  sent: number;
  count: number;
  write(text: string): void;
  end(): void;
}
