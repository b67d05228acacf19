import { sealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';
import { addProjectPath } from '../domain/entry-query.ts';
import type { ProjectForm } from '../domain/project/project-form.ts';
import { itemDrafts } from './item-drafts.ts';
import { tabDrafts } from './tab-drafts.ts';

const text = v.string();
const id = v.nullable(v.number());

const form: v.GenericSchema<unknown, ProjectForm> = v.object({
  seed: text,
  lines: v.array(
    v.object({
      key: text,
      id,
      kind: v.picklist(['milestone', 'material', 'position']),
      planId: id,
      completeBy: v.picklist(['PERCENT', 'AMOUNT']),
      complete: text,
      name: text,
      amount: text,
      quantity: text,
      rate: text,
    }),
  ),
  shares: v.array(v.object({ budgetId: v.number(), percent: text })),
  files: v.array(v.object({ id, fileName: text, attachmentKey: text })),
});

/** Unsaved entries of project items, stored on this device. */
export const projectDrafts = itemDrafts({
  store: tabDrafts(sealedStore('project-drafts')),
  form,
  prefix: 'project/',
  pathOf: addProjectPath,
  label: 'LBL_KEPT_PROJECT',
});
