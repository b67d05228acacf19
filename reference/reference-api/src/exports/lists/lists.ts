import type { ExportedListName } from 'shared-client/schema/exports';
import * as v from 'valibot';
import { getApprovals } from '../../approvals/calls.ts';
import { getItems } from '../../billing/calls/list-calls.ts';
import type { Schema } from '../../call/call.ts';
import { checkRequest } from '../../call/check.ts';
import { idText, shortText } from '../../call/fields.ts';
import { getRecords } from '../../records/calls.ts';
import { approvalList } from './approval-list.ts';
import { itemList } from './item-list.ts';
import { payrollBatchFile } from './payroll-batch-file.ts';
import type { ExportedCsv, ExportedList } from './reading.ts';
import { recordList } from './record-list.ts';

interface Listed {
  readonly list: ExportedList<unknown> | ExportedCsv;
  readonly query: Schema;
}

const entriesOf = (schema: Schema | undefined) => (schema as v.StrictObjectSchema<v.ObjectEntries, undefined>).entries;

/** The query of a list's call without its pages, because a file has all of them. */
function wholeQuery(schema: Schema | undefined, more: v.ObjectEntries = {}): Schema {
  const { page, size, cursor, ...entries } = entriesOf(schema);
  return v.strictObject({ ...entries, ...more });
}

/** The lists that can be had as a file, with the query of their calls. */
const LISTS: Readonly<Record<ExportedListName, Listed>> = {
  'billing-items': {
    list: itemList as ExportedList<unknown>,
    query: wholeQuery(getItems.query, { words: v.optional(shortText(150)) }),
  },
  approvals: { list: approvalList as ExportedList<unknown>, query: wholeQuery(getApprovals.query) },
  payroll: { list: payrollBatchFile, query: v.strictObject({ clientId: idText, number: idText }) },
  records: { list: recordList as ExportedList<unknown>, query: wholeQuery(getRecords.query) },
};

/** A list, and its query as its call would validate it. @throws HttpProblem 400 with the name of a field that the call does not take */
export function listOf(
  name: ExportedListName,
  query: Readonly<Record<string, string>>,
): { readonly list: ExportedList<unknown> | ExportedCsv; readonly query: Readonly<Record<string, unknown>> } {
  const { list, query: schema } = LISTS[name];
  return { list, query: checkRequest('query', schema, query) as Record<string, unknown> };
}
