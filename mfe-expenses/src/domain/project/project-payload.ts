import type { ProjectEditMetadata, ProjectSavePayload } from 'shared-client/schema/billing';
import { amountOf, formatMinorUnits, unitsOf } from 'shared-validators/money';
import { receiptOf } from '../report-form.ts';
import { entryOf, hasRate, type ProjectSetting, progressOf, sharesOf } from './project-entries.ts';
import type { ProjectForm, ProjectLineForm } from './project-form.ts';

type Head = Pick<ProjectEditMetadata, 'billingItemId' | 'version' | 'engagementId' | 'periodEndDate'>;
type Line = ProjectSavePayload['lines'][number];

/** The payload of a save or submit, without the values that the server sets. */
export function projectPayload(form: ProjectForm, head: Head, setting: ProjectSetting): ProjectSavePayload {
  return {
    type: 'PROJECT',
    id: head.billingItemId,
    version: head.version,
    requisitionId: head.engagementId,
    periodEndDate: head.periodEndDate,
    attachments: form.files.map(receiptOf),
    lines: form.lines.map((line) => lineOf(line, setting)),
    budgetShares: sharesOf(form).map(({ budgetId, share }) => ({
      budgetId,
      percent: share === null ? null : amountOf(share, null),
      amount: null,
    })),
  };
}

function lineOf(line: ProjectLineForm, setting: ProjectSetting): Line {
  const progress = progressOf(line, setting);
  const { complete } = progress ?? { complete: null };
  const isRated = progress === null && hasRate(line);
  return {
    id: line.id,
    kind: line.kind,
    planId: line.planId,
    completeBy: progress?.by ?? null,
    complete: complete === null ? null : amountOf(complete, progress?.by === 'AMOUNT' ? setting.currency : null),
    billedBefore: null,
    name: line.name.trim(),
    quantity: isRated ? Number(line.quantity) : null,
    rate: isRated ? Number(line.rate) : null,
    amount: amountOf(entryOf(line, setting).amount ?? 0, setting.currency),
    dueDate: null,
    completed: false,
  };
}

/** The form of an item that was read. The keys of lines are their ids, so that they stay the same from save to save. */
export function projectFormOf(metadata: ProjectEditMetadata, seed: string): ProjectForm {
  const currency = metadata.currency ?? 'USD';
  const text = (value: number | null, unit: string | null) =>
    value === null || value === 0 ? '' : formatMinorUnits(unitsOf(value, unit), unit);
  return {
    seed,
    lines: metadata.lines.map((line) => ({
      key: `line-${line.id}`,
      id: line.id,
      kind: line.kind,
      planId: line.planId,
      completeBy: line.completeBy ?? 'PERCENT',
      complete: text(line.complete, line.completeBy === 'AMOUNT' ? currency : null),
      name: line.name,
      amount: text(line.amount, currency),
      quantity: line.planId === null && line.quantity !== null ? String(line.quantity) : '',
      rate: line.planId === null && line.rate !== null ? String(line.rate) : '',
    })),
    shares: metadata.budgets.map(({ id }) => ({
      budgetId: id,
      percent: text(metadata.budgetShares.find(({ budgetId }) => budgetId === id)?.percent ?? null, null),
    })),
    files: metadata.attachments.map(receiptOf),
  };
}
