import { Readable } from 'node:stream';
import { httpProblem } from '../../call/http-problem.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import { fileOf } from '../file-of-list.ts';
import { tableOf } from '../lists/table-of.ts';
import { sentTable } from '../sent-table.ts';
import type { ListExport } from './ask.ts';
import { zoneOf } from './owner.ts';
import { sourceOf } from './source-of.ts';

/**
 * The content of a file: a small list is read now, a large one is what the queue has written.
 *
 * @throws HttpProblem 409 while it is not ready, and as the list does if it is no longer theirs
 */
export async function contentOf(services: Services, user: SignedInUser, row: ListExport): Promise<Readable> {
  if (row.state !== 'direct' && row.state !== 'ready')
    throw httpProblem(409, 'ERR_EXPORT_NOT_READY', 'This file is still being written.');
  const source = sourceOf(row);
  // The list refuses now what it would refuse while it is sent, and a written file of somebody whose delegate the user no longer is.
  if ('list' in source) await source.list.count({ services, user, query: source.query });
  if (row.state === 'direct') return writeList(services, user, row);
  return Readable.from(partsOf(services, row));
}

/** Writes the file of a list, read as this user, or of a table that they sent. */
export async function writeList(
  services: Services,
  user: SignedInUser,
  row: ListExport,
  onPage?: (rows: number) => Promise<void>,
): Promise<Readable> {
  const source = sourceOf(row);
  const file = { format: row.format, separator: row.separator, isLong: row.state !== 'direct' };
  const reader = { locale: row.file_locale, timeZone: await zoneOf(services.db, user.userId) };
  if ('table' in source) return fileOf(sentTable(source.table, reader), file);
  const { list, query } = source;
  const reading = { services, user, query };
  if ('write' in list) return list.write(reading, onPage);
  return fileOf(tableOf(list, reading, reader, onPage), file);
}

async function* partsOf({ lists }: Services, { id, attempt }: ListExport): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const row = await lists
      .selectFrom('list_export_part')
      .select('part')
      .where('export_id', '=', id)
      .where('written_by', '=', attempt)
      .where('part_number', '=', number)
      .executeTakeFirst();
    if (!row) return;
    yield row.part;
  }
}
