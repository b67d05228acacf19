import type { Reader } from './read-notifications.ts';

/** An open stream of a page. */
export interface Stream extends Reader {
  readonly began: number;
  sent: number;
  count: number;
  write(text: string): void;
  end(): void;
}
