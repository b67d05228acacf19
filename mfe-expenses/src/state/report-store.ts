import { getExpenseEditMetadata } from 'shared-client/billing';
import type { ExpenseEditMetadata } from 'shared-client/schema/billing';
import { addExpensePath, newOf } from '../domain/entry-query.ts';
import { payloadOf } from '../domain/form-to-payload.ts';
import { reportsSayTheSame } from '../domain/merge/merge-reports.ts';
import { formOf } from '../domain/metadata-to-form.ts';
import type { LineForm, ReportForm } from '../domain/report-form.ts';
import { reportLines } from '../domain/report-lines.ts';
import { type ReportSetting, settingOf } from '../domain/report-setting.ts';
import { changeForm, type ItemKind, type ItemState, type ItemStore } from './item-store.ts';
import { reportDrafts } from './report-drafts.ts';

export type ReportState = ItemState<ExpenseEditMetadata, ReportSetting, ReportForm>;
export type ReportStore = ItemStore<ExpenseEditMetadata, ReportSetting, ReportForm>;

export const reportKind: ItemKind<ExpenseEditMetadata, ReportSetting, ReportForm> = {
  settingOf,
  formOf,
  payloadOf,
  lines: reportLines,
  saysTheSame: reportsSayTheSame,
  read: (billingItemId, { engagementId, periodStartDate }) =>
    getExpenseEditMetadata(billingItemId, engagementId, newOf(billingItemId, periodStartDate)),
  sent: (metadata, payload) =>
    payload.type === 'EXPENSE'
      ? { ...metadata, expenses: payload.expenses, attachments: payload.attachments }
      : metadata,
  pathOf: (which, billingItemId) => addExpensePath({ ...which, billingItemId }),
  drafts: reportDrafts,
};

/** Changes a line. Typing into one field is one step. */
export function changeLine(store: ReportStore, key: string, part: Partial<LineForm>): void {
  const group = `${key} ${Object.keys(part).join(' ')}`;
  changeForm(store, { label: 'LBL_STEP_LINE_CHANGED', group }, (form) => ({
    ...form,
    lines: form.lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
  }));
}
