import { randomId } from 'shared-client/random-id';
import type { ErrorItem, ProjectEditMetadata } from 'shared-client/schema/billing';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type History, noHistory, redone, undone, withStep } from '../domain/history.ts';
import { type ProjectSetting, settingOf } from '../domain/project/project-entries.ts';
import type { ProjectForm, ProjectLineForm } from '../domain/project/project-form.ts';
import { projectFormOf } from '../domain/project/project-payload.ts';
import type { Change } from './report-store.ts';

export interface ProjectState {
  readonly metadata: ProjectEditMetadata;
  readonly setting: ProjectSetting;
  readonly form: ProjectForm;
  /** The form as the server has it. */
  readonly pristine: ProjectForm;
  readonly history: History<ProjectForm>;
  /** A person says so each time anew: it is no part of a draft. */
  readonly certified: boolean;
  readonly busy: 'save' | 'submit' | null;
  /** Marks what is missing where it is missing: after an attempt. */
  readonly showsMissing: boolean;
  readonly serverErrors: readonly ErrorItem[];
}

export type ProjectStore = StoreApi<ProjectState>;

export function createProjectStore(metadata: ProjectEditMetadata): ProjectStore {
  const form = projectFormOf(metadata, randomId());
  return createStore<ProjectState>()(() => ({
    metadata,
    setting: settingOf(metadata),
    form,
    pristine: form,
    history: noHistory,
    certified: false,
    busy: null,
    showsMissing: false,
    serverErrors: [],
  }));
}

/** Whether something was typed that is not saved. */
export const isDirty = ({ form, pristine }: Pick<ProjectState, 'form' | 'pristine'>): boolean => form !== pristine;

/** Whether the worker may still change it: it is new, saved, or was sent back. */
export const isEditable = ({ metadata: { status, rejectionKind } }: Pick<ProjectState, 'metadata'>): boolean =>
  status === null || status === 'Saved' || (status === 'Rejected' && rejectionKind !== 'REFUSED');

/** Changes the form; the change can be taken back. */
export function changeProject(
  store: ProjectStore,
  { label, group }: Change,
  change: (form: ProjectForm) => ProjectForm,
): void {
  const { form: before, history } = store.getState();
  const after = change(before);
  store.setState({
    form: after,
    history: withStep(history, { before, after, label, group: group ?? null }),
    serverErrors: [],
  });
}

/** Changes one line; typing into one of its fields is one step. */
export function changeLine(store: ProjectStore, key: string, part: Partial<ProjectLineForm>): void {
  const group = `${key} ${Object.keys(part).join(' ')}`;
  changeProject(store, { label: 'LBL_STEP_LINE_CHANGED', group }, (form) => ({
    ...form,
    lines: form.lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
  }));
}

export function undo(store: ProjectStore): void {
  const step = undone(store.getState().history);
  if (step) store.setState({ form: step.form, history: step.history });
}

export function redo(store: ProjectStore): void {
  const step = redone(store.getState().history);
  if (step) store.setState({ form: step.form, history: step.history });
}

/** Takes over what the server has now. What was typed while the response was on its way stays, with the server's ids. */
export function adopt(store: ProjectStore, metadata: ProjectEditMetadata, sent: ProjectForm): void {
  const { form, history } = store.getState();
  const read = projectFormOf(metadata, form.seed);
  // The server keeps the order of the lines, so the lines that were sent keep their names.
  const pristine = {
    ...read,
    lines: read.lines.map((line, at) => ({ ...line, key: sent.lines[at]?.key ?? line.key })),
  };
  const ids = new Map(pristine.lines.map(({ key, id }) => [key, id]));
  const isSame = form === sent;
  const typed = { ...form, lines: form.lines.map((line) => ({ ...line, id: ids.get(line.key) ?? line.id })) };
  store.setState({
    metadata,
    setting: settingOf(metadata),
    pristine,
    form: isSame ? pristine : typed,
    history: isSame ? noHistory : history,
    serverErrors: [],
    showsMissing: false,
  });
}
