import { currentUser } from 'shared-session';
import { keepWork, releaseWork } from 'shared-session/device-data';
import { sealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';
import { addProjectPath } from '../domain/entry-query.ts';
import type { ProjectForm } from '../domain/project/project-form.ts';
import type { ProjectState } from './project-store.ts';
import { tabDrafts } from './tab-drafts.ts';

const store = tabDrafts(sealedStore('project-drafts'));

const text = v.string();
const id = v.nullable(v.number());

/** The form as a draft keeps it: what another build wrote is read by what it says, not believed. */
const formSchema: v.GenericSchema<unknown, ProjectForm> = v.object({
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

const draftSchema = v.object({ format: v.literal(1), keptAt: text, form: formSchema });

/** Unsaved entries of a project item, kept on this device. */
export interface ProjectDraft {
  /** ISO instant. */
  readonly keptAt: string;
  readonly form: ProjectForm;
}

/** Which item a draft is of; a new one until it is saved is the one of its engagement and period. */
type Which = Pick<ProjectState['metadata'], 'engagementId' | 'billingItemId' | 'periodStartDate'>;

async function nameOf({ engagementId, billingItemId, periodStartDate }: Which): Promise<string> {
  const user = currentUser.getState().user ?? (await currentUser.load());
  return `${user?.userId ?? 'worker'}/project/${engagementId}/${billingItemId}/${periodStartDate}`;
}

/** @returns false where this browser keeps none */
export async function keepProject(which: Which, form: ProjectForm): Promise<boolean> {
  const name = await nameOf(which);
  const draft = { format: 1, keptAt: new Date().toISOString(), form } as const;
  const isKept = await store.put(name, JSON.stringify(draft));
  if (isKept)
    keepWork({
      id: name,
      url: `#${addProjectPath(which.engagementId, which.billingItemId)}`,
      key: 'LBL_KEPT_PROJECT',
      params: { id: which.engagementId, date: which.periodStartDate },
    });
  return isKept;
}

export async function findProject(which: Which): Promise<ProjectDraft | null> {
  const written = await store.get(await nameOf(which));
  if (written === null) return null;
  try {
    return v.parse(draftSchema, JSON.parse(written));
  } catch {
    return null;
  }
}

export async function dropProject(which: Which): Promise<void> {
  const name = await nameOf(which);
  releaseWork(name);
  await store.remove(name);
}
