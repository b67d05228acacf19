import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import type { Column } from '../table.ts';

/** The reader of a list, and their query as its call validated it. */
export interface Reading {
  readonly services: Services;
  readonly user: SignedInUser;
  readonly query: Readonly<Record<string, unknown>>;
}

/** A list that can be had as a file. Its rows are those that its call returns to the same reader. */
export interface ExportedList<Row> {
  /** The label of its title. */
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  count(reading: Reading): Promise<number>;
  pages(reading: Reading): AsyncGenerator<readonly Row[]>;
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
