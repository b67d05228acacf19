import type { Selectable } from 'kysely';
import type { ExportRequest, ExportState, TableFileRequest } from 'shared-client/schema/exports';
import { recordEvent } from '../../audit/audit.ts';
import { dateIn } from '../../billing/calendar.ts';
import { httpProblem, notFound } from '../../call/http-problem.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';
import { json } from '../../storage/json.ts';
import { inTransaction } from '../../storage/session-of.ts';
import type { LocaleName } from '../../translations/locales.ts';
import { fillText } from '../../translations/texts.ts';
import { separatorOf } from '../csv/separator.ts';
import { listOf } from '../lists/lists.ts';
import { inFileName, wrongCell } from '../sent-table.ts';
import type { ListExportTable } from '../tables.ts';
import { zoneOf } from './owner.ts';
import { EXPORTS } from './queue.ts';
import { rightsOf } from './rights.ts';
import { sourceOf } from './source-of.ts';

/** The most rows of a file that is written while it is fetched (docs: exports#export-large). */
const DIRECT_ROWS = 5000;

const HOUR = 3_600_000;
/** How long a file can be fetched, from when it is ready (docs: exports#export-link). */
export const FETCHED_WITHIN = { direct: HOUR, queued: 24 * HOUR } as const;

export type ListExport = Selectable<ListExportTable>;

/**
 * Notes that a user wants a list as a file. The list is read with the user's rights once to count it, so that a list that is not theirs is
 * refused now.
 */
export async function askForExport(
  services: Services,
  user: SignedInUser,
  { list: name, format, separator, query: given = {} }: ExportRequest,
  locale: LocaleName,
): Promise<ExportState> {
  const { db, now, queue } = services;
  const { list, query } = listOf(name, given);
  if ('write' in list && format !== 'csv')
    throw httpProblem(400, 'ERR_REQUEST_INVALID', 'body.format: must be csv.', { value: 'body.format' });
  const rows = await list.count({ services, user, query });
  const isDirect = rows <= DIRECT_ROWS;
  const row = await db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('list_export')
      .values({
        ...askedBy(user, { format, separator, locale }, now()),
        list_name: name,
        list_query: json(given),
        row_count: rows,
        state: isDirect ? 'direct' : 'waiting',
        expires_at: new Date(now().getTime() + (isDirect ? FETCHED_WITHIN.direct : FETCHED_WITHIN.queued)),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!isDirect) await queue.boss.send(EXPORTS.name, { exportId: made.id }, { db: inTransaction(trx) });
    await recordEvent(trx, now(), user.userId, 'list_exported', { list: name, format, rows });
    return made;
  });
  return stateOf(services, row);
}

/** Notes that a user wants a table that they sent as a file (docs: exports#export-tables). @throws HttpProblem 400 for a cell of another kind */
export async function askForTable(
  services: Services,
  user: SignedInUser,
  { format, separator, ...table }: TableFileRequest,
  locale: LocaleName,
): Promise<ExportState> {
  const wrong = wrongCell(table);
  if (wrong)
    throw httpProblem(400, 'ERR_REQUEST_INVALID', `body.${wrong.field}: ${wrong.problem}`, {
      value: `body.${wrong.field}`,
    });
  const { db, now } = services;
  const row = await db
    .insertInto('list_export')
    .values({
      ...askedBy(user, { format, separator, locale }, now()),
      list_name: 'table',
      list_query: json({}),
      sent_table: json(table),
      row_count: table.rows.length,
      state: 'direct',
      expires_at: new Date(now().getTime() + FETCHED_WITHIN.direct),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return stateOf(services, row);
}

const askedBy = (
  user: SignedInUser,
  { format, separator, locale }: Pick<ExportRequest, 'format' | 'separator'> & { readonly locale: LocaleName },
  now: Date,
) => ({
  owner_id: user.userId,
  format,
  separator: separator ?? separatorOf(locale),
  file_locale: locale,
  rights: rightsOf(user),
  asked_at: now,
});

/** A file that a user has asked for, and may still fetch. @throws HttpProblem 404 */
export async function findExport({ db, now }: Services, user: SignedInUser, id: number): Promise<ListExport> {
  const row = await db
    .selectFrom('list_export')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', user.userId)
    .where('expires_at', '>', now())
    .where('rights', '=', rightsOf(user))
    .executeTakeFirst();
  if (!row) throw notFound('There is no such file, or no longer. Ask for it again.');
  return row;
}

export async function stateOf(services: Services, row: ListExport): Promise<ExportState> {
  return {
    exportId: row.id,
    state: row.state === 'direct' ? 'ready' : row.state,
    fileName: await fileNameOf(services, row),
    rows: row.row_count,
    rowsDone: row.state === 'direct' ? row.row_count : row.rows_done,
    expiresAt: row.expires_at.toISOString(),
  };
}

/** `Time and expense 2026-11-28.csv`, with the reader's day, or the name that the file has whenever it is fetched. */
export async function fileNameOf({ db }: Pick<Services, 'db'>, row: ListExport): Promise<string> {
  const source = sourceOf(row);
  if ('list' in source && 'write' in source.list) return source.list.fileName(source.query);
  const title = 'table' in source ? inFileName(source.table.title) : fillText(row.file_locale, source.list.title);
  return `${title} ${dateIn(await zoneOf(db, row.owner_id), row.asked_at)}.${row.format}`;
}
