import type { Kysely } from 'kysely';
import { type DrillDownDisplay, drillDownDisplay } from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { readList } from './access.ts';

/** The settings of a drill-down dialog for a field: its levels, its help, whether it can be searched. */
async function readDisplay(db: Kysely<Database>, user: SignedInUser, fieldId: number): Promise<DrillDownDisplay> {
  const field = await db
    .selectFrom('custom_field')
    .select('definition')
    .where('id', '=', fieldId)
    .where('active', '=', true)
    .executeTakeFirst();
  const listId = field?.definition.cfReferenceListId;
  if (!field || !listId || field.definition.inputType !== 'Drill Down') throw notFound('There is no such drill-down.');
  const list = await readList(db, user, listId);
  return {
    listId,
    levels: list.levels,
    customValue: null,
    helpText: field.definition.helpInformation ?? list.help_text,
    enableSuggestiveSearch: field.definition.allowWCSearch,
  };
}

const displayCall = (end: string, summary: string) =>
  defineCall({
    method: 'GET',
    path: `/wand2/api/configuration/cfReferenceList/${end}`,
    summary,
    source: 'docs/reference/api.md#api-drill-down',
    auth: 'bearer',
    refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
    params: v.strictObject({ id: idText }),
    response: drillDownDisplay,
    handle: ({ params, user, services: { db } }) => readDisplay(db, user, params.id),
  });

export const getRequisitionDisplay = displayCall(
  'drillDownDisplayData/{id}/requisition',
  'Level names and help of a drill-down field of a requisition.',
);
export const getBillingItemDisplay = displayCall(
  'billingDrillDownDisplayData/{id}/billingItem',
  'Level names and help of a drill-down field of a billing item.',
);
export const getBillingDisplay = displayCall(
  'billingDrillDownDisplayData/{id}',
  'Level names and help of a drill-down field of billing.',
);
