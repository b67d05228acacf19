import { allLevelValues, drillDownItems, drillDownPath, drillDownValue } from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { idText } from '../call/fields.ts';
import { strictly } from '../call/strictly.ts';
import { readList } from './access.ts';
import { chosenPath, levelItems, valueAt, valuesBelow } from './drill-down.ts';
import { LIST, listParams, SOURCE } from './reference-list-path.ts';

/** Every call here asks for what is at the end of a path through a list. */
const ofPath = {
  method: 'PUT',
  source: SOURCE,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'],
  params: listParams,
  query: v.strictObject({ engBillingCostAllocationFieldId: v.optional(idText) }),
  body: strictly(drillDownPath),
} as const;

export const getLevelItems = defineCall({
  ...ofPath,
  path: `${LIST}/idname`,
  summary: 'The choices of the level below a path; id 0 is final, 1 has children.',
  response: drillDownItems,
  async handle({ params, body, user, services: { db } }) {
    await readList(db, user, params.listId);
    return levelItems(db, params.listId, chosenPath(body));
  },
});

export const getValueAt = defineCall({
  ...ofPath,
  path: `${LIST}/refvalue`,
  summary: 'The value at the end of a path.',
  response: drillDownValue,
  async handle({ params, body, user, services: { db } }) {
    await readList(db, user, params.listId);
    return { value: (await valueAt(db, params.listId, chosenPath(body))) ?? null };
  },
});

export const getAllLevels = defineCall({
  ...ofPath,
  path: `${LIST}/allLevelValues`,
  summary: 'The choices of the first three levels along a path, and the values below it.',
  response: allLevelValues,
  async handle({ params, body, user, services: { db } }) {
    await readList(db, user, params.listId);
    const path = chosenPath(body);
    const names = async (level: number) =>
      level > path.length ? [] : (await levelItems(db, params.listId, path.slice(0, level))).map((item) => item.name);
    return {
      level0: await names(0),
      level1: await names(1),
      level2: await names(2),
      refValues: await valuesBelow(db, params.listId, path),
    };
  },
});
