import type { Translate } from 'shared-session';
import { readUnits } from 'shared-validators/money';
import { budgetPath, mergeProjects, type ProjectField } from '../../domain/project/merge-projects.ts';
import type { ProjectSetting } from '../../domain/project/project-entries.ts';
import type { ProjectLineForm } from '../../domain/project/project-form.ts';
import { formatMoney, formatPercent, formatTyped } from '../page/formats.ts';
import { wordedMerge } from '../page/worded-merge.ts';

/** The merge of two states of a project item (docs: project-billing#project-merge). */
export const projectMerging = wordedMerge({
  title: 'LBL_ITEM_CHANGED',
  merge: mergeProjects,
  labels: { kind: 'LBL_EX_TYPE', name: 'LBL_EX_NAME', complete: 'LBL_COMPLETE_TO_DATE', amount: 'LBL_EX_AMOUNT' },
  lineName: (t, { name }, number) => name.trim() || t('LBL_LINE_NUMBER', { number }),
  lineText: (t, place, { setting }: { setting: ProjectSetting }) => textOf(t, place, setting.currency),
  valueName: (t, path, { budgets }) => budgets.find(({ id }) => budgetPath(id) === path)?.name ?? t('LBL_BUDGETS'),
  valueText: (_, share) => percent(share),
});

function textOf(
  t: Translate,
  { line, field }: { readonly line: ProjectLineForm; readonly field: ProjectField | 'line' },
  currency: string,
): string {
  const { kind, name, completeBy, complete, amount, quantity, rate } = line;
  if (field === 'kind') return t(`LBL_${kind.toUpperCase()}`);
  if (field === 'name') return name.trim();
  if (field === 'complete' || line.planId !== null)
    return completeBy === 'PERCENT' ? percent(complete) : money(complete, currency);
  const cost =
    quantity.trim() && rate.trim() ? `${formatTyped(quantity)} × ${money(rate, currency)}` : money(amount, currency);
  return field === 'line' ? [name.trim(), cost].filter(Boolean).join(' · ') : cost;
}

/** A number in the user's language; other text as it is. */
const shown = (text: string, currency: string | null, format: (units: number) => string): string => {
  const units = text.trim() === '' ? null : readUnits(text, currency);
  return units === null ? text.trim() : format(units);
};
const percent = (text: string): string => shown(text, null, formatPercent);
const money = (text: string, currency: string): string =>
  shown(text, currency, (units) => formatMoney(units, currency));
