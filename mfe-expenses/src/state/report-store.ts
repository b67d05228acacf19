import { randomId } from 'shared-client/random-id';
import type { ErrorItem, ExpenseEditMetadata } from 'shared-client/schema/billing';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type History, noHistory, redone, undone, withStep } from '../domain/history.ts';
import { reportsSayTheSame } from '../domain/merge/merge-reports.ts';
import { formOf } from '../domain/metadata-to-form.ts';
import type { LineForm, ReportForm } from '../domain/report-form.ts';
import { type ReportSetting, settingOf } from '../domain/report-setting.ts';
import type { Change } from './item-store.ts';

export interface ReportState {
  readonly metadata: ExpenseEditMetadata;
  readonly setting: ReportSetting;
  readonly form: ReportForm;
  /** The form as the server has it. */
  readonly pristine: ReportForm;
  readonly history: History<ReportForm>;
  /** Key of the line that is open. */
  readonly openLine: string | null;
  /** A person says so each time anew: it is no part of a draft. */
  readonly certified: boolean;
  readonly busy: 'save' | 'submit' | null;
  /** Marks what is missing where it is missing: after an attempt. */
  readonly showsMissing: boolean;
  /** How often another state was joined to what is entered: fields that hold what they began with begin anew. */
  readonly joins: number;
  readonly serverErrors: readonly ErrorItem[];
}

export type ReportStore = StoreApi<ReportState>;

export function createReportStore(metadata: ExpenseEditMetadata): ReportStore {
  const form = formOf(metadata, randomId());
  return createStore<ReportState>()(() => ({
    metadata,
    setting: settingOf(metadata),
    form,
    pristine: form,
    history: noHistory,
    openLine: null,
    certified: false,
    busy: null,
    showsMissing: false,
    joins: 0,
    serverErrors: [],
  }));
}

/** Whether something was typed that is not saved. */
export const isDirty = ({ form, pristine }: Pick<ReportState, 'form' | 'pristine'>): boolean =>
  form !== pristine && (form.lines !== pristine.lines || form.files !== pristine.files);

/** Changes the form; the change can be taken back. */
export function changeForm(
  store: ReportStore,
  { label, group }: Change,
  change: (form: ReportForm) => ReportForm,
): void {
  const { form: before, history } = store.getState();
  const after = change(before);
  if (after === before) return;
  store.setState({
    form: after,
    history: withStep(history, { before, after, label, group: group ?? null }),
    serverErrors: [],
  });
}

/** Changes one line; typing into one of its fields is one step. */
export function changeLine(store: ReportStore, key: string, part: Partial<LineForm>): void {
  const group = `${key} ${Object.keys(part).join(' ')}`;
  changeForm(store, { label: 'LBL_STEP_LINE_CHANGED', group }, (form) => ({
    ...form,
    lines: form.lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
  }));
}

export function undo(store: ReportStore): void {
  const step = undone(store.getState().history);
  if (step) store.setState({ form: step.form, history: step.history });
}

export function redo(store: ReportStore): void {
  const step = redone(store.getState().history);
  if (step) store.setState({ form: step.form, history: step.history });
}

/**
 * Goes on from another state that the server has, with what is entered here joined to it. The joining can be taken back.
 *
 * @param merged the form from now on; what says the same as the server's leaves nothing to save
 */
export function join(store: ReportStore, metadata: ExpenseEditMetadata, theirs: ReportForm, merged: ReportForm): void {
  // A line that is open stays so: it keeps its name.
  const keys = new Map(merged.lines.map(({ id, key }) => [id, key]));
  const pristine = { ...theirs, lines: theirs.lines.map((line) => ({ ...line, key: keys.get(line.id) ?? line.key })) };
  const joins = store.getState().joins + 1;
  store.setState({ metadata, setting: settingOf(metadata), pristine, joins, serverErrors: [], showsMissing: false });
  changeForm(store, { label: 'LBL_STEP_MERGE' }, () => (reportsSayTheSame(merged, pristine) ? pristine : merged));
}

/** Takes over what the server has now. What was typed while the response was on its way stays, with the server's ids. */
export function adopt(store: ReportStore, metadata: ExpenseEditMetadata, sent: ReportForm): void {
  const { form, openLine } = store.getState();
  const read = formOf(metadata, form.seed);
  // The server keeps the order of the lines, so the lines that were sent keep their names.
  const pristine = {
    ...read,
    lines: read.lines.map((line, at) => ({ ...line, key: sent.lines[at]?.key ?? line.key })),
  };
  const saved = new Map(pristine.lines.map((line) => [line.key, line]));
  const isSame = form === sent;
  store.setState({
    metadata,
    setting: settingOf(metadata),
    pristine,
    form: isSame
      ? pristine
      : {
          ...form,
          lines: form.lines.map((line) => ({ ...line, id: saved.get(line.key)?.id ?? line.id })),
        },
    history: isSame ? noHistory : store.getState().history,
    openLine,
    serverErrors: [],
    showsMissing: false,
  });
}
