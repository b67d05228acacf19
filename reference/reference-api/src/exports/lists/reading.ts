import type { Readable } from 'node:stream';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import type { Column } from '../table.ts';

/** The reader of a list, and their query as its call validated it. */
export interface Reading {
  readonly services: Services;
  readonly user: SignedInUser;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What can be had as a file. */
interface Exported {
  /** The label of its title. */
  readonly title: string;
  count(reading: Reading): Promise<number>;
}

/** A list, written as a table. Its rows are those that its call returns to the same reader. */
export interface ExportedList<Row> extends Exported {
  readonly columns: readonly Column<Row>[];
  pages(reading: Reading): AsyncGenerator<readonly Row[]>;
}

/** Something with a CSV of its own. */
export interface ExportedCsv extends Exported {
  fileName(query: Reading['query']): string;
  /** @param onRows called with the number of rows that were written since it was called before */
  write(reading: Reading, onRows?: (rows: number) => Promise<void>): Promise<Readable>;
}

/** The rows that are read at a time: their memory, and the time of one statement, do not depend on the length of the list. */
export const PAGE = 1000;

/** Follows the cursors of a list. */
export async function* following<Row>(
  next: (cursor: string | undefined) => Promise<{ readonly content: readonly Row[]; readonly cursor: string | null }>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  do {
    const page = await next(cursor);
    yield page.content;
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
}
