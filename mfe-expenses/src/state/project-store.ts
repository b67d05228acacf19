import { getProjectEditMetadata } from 'shared-client/billing';
import type { LineItemSavePayload, ProjectEditMetadata } from 'shared-client/schema/billing';
import { addProjectPath, newOf } from '../domain/entry-query.ts';
import { projectsSayTheSame } from '../domain/project/merge-projects.ts';
import { type ProjectSetting, settingOf } from '../domain/project/project-entries.ts';
import type { ProjectForm, ProjectLineForm } from '../domain/project/project-form.ts';
import { projectFormOf, projectPayload } from '../domain/project/project-payload.ts';
import { plainLines } from '../domain/servers-own.ts';
import { type Change, changeForm, type ItemKind, type ItemState, type ItemStore } from './item-store.ts';
import { projectDrafts } from './project-drafts.ts';

export type ProjectState = ItemState<ProjectEditMetadata, ProjectSetting, ProjectForm>;
export type ProjectStore = ItemStore<ProjectEditMetadata, ProjectSetting, ProjectForm>;

export const projectKind: ItemKind<ProjectEditMetadata, ProjectSetting, ProjectForm> = {
  settingOf,
  formOf: projectFormOf,
  payloadOf: projectPayload,
  lines: plainLines(),
  saysTheSame: projectsSayTheSame,
  read: (billingItemId, { engagementId, periodStartDate }) =>
    getProjectEditMetadata(billingItemId, engagementId, newOf(billingItemId, periodStartDate)),
  sent: (metadata, payload) => (isProject(payload) ? { ...metadata, ...contentOf(payload) } : metadata),
  pathOf: (which, billingItemId) => addProjectPath({ ...which, billingItemId }),
  drafts: projectDrafts,
};

type ProjectPayload = Extract<LineItemSavePayload, { type: 'PROJECT' }>;

const isProject = (payload: LineItemSavePayload): payload is ProjectPayload => payload.type === 'PROJECT';

const contentOf = ({ lines, budgetShares, attachments }: ProjectPayload) => ({ lines, budgetShares, attachments });

/** Changes the form as a step that can be undone. */
export const changeProject = (store: ProjectStore, step: Change, change: (form: ProjectForm) => ProjectForm): void =>
  changeForm(store, step, change);

/** Changes a line. Typing into one field is one step. */
export function changeLine(store: ProjectStore, key: string, part: Partial<ProjectLineForm>): void {
  const group = `${key} ${Object.keys(part).join(' ')}`;
  changeProject(store, { label: 'LBL_STEP_LINE_CHANGED', group }, (form) => ({
    ...form,
    lines: form.lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
  }));
}
