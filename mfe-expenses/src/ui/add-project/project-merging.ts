import type { Translate } from 'shared-session';
import { readUnits } from 'shared-validators/money';
import { mergeProjects, type ProjectConflict, type ProjectPlace } from '../../domain/project/merge-projects.ts';
import type { ProjectSetting } from '../../domain/project/project-entries.ts';
import type { ProjectForm, ProjectLineForm } from '../../domain/project/project-form.ts';
import { formatMoney, formatPercent } from '../page/formats.ts';
import type { ItemMerging } from '../page/use-item-merge.tsx';

const LABELS = { kind: 'LBL_TYPE', name: 'LBL_NAME', complete: 'LBL_COMPLETE_TO_DATE', amount: 'LBL_AMOUNT' } as const;

/** How two states of a project item are joined (docs: project-billing#project-merge). */
export const projectMerging: ItemMerging<ProjectSetting, ProjectForm> = {
  title: 'LBL_ITEM_CHANGED',
  merge: mergeProjects,
  conflicts: (t, forms, setting) =>
    mergeProjects(forms).conflicts.map((conflict) => ({
      path: conflict.path,
      label: placeText(t, conflict, setting),
      mine: sideText(t, conflict, 'mine', setting),
      theirs: sideText(t, conflict, 'theirs', setting),
    })),
  taken: (t, forms, setting) => mergeProjects(forms).taken.map((place) => placeText(t, place, setting)),
};

/** Where something was entered: `Divers · Amount`. */
function placeText(t: Translate, place: ProjectPlace, { budgets }: ProjectSetting): string {
  if ('budgetId' in place) return budgets.find(({ id }) => id === place.budgetId)?.name ?? t('LBL_BUDGETS');
  const { line, field } = place;
  const name = line.name.trim() || t(`LBL_${line.kind.toUpperCase()}`);
  return field === 'line' ? name : `${name} · ${t(LABELS[field])}`;
}

function sideText(t: Translate, conflict: ProjectConflict, side: 'mine' | 'theirs', setting: ProjectSetting): string {
  if ('budgetId' in conflict) return percent(conflict[side]) || t('LBL_NOTHING_ENTERED');
  const line = conflict[side];
  if (!line) return t('LBL_REMOVED');
  return textOf(t, conflict.field, line, setting) || t('LBL_NOTHING_ENTERED');
}

function textOf(
  t: Translate,
  field: keyof typeof LABELS | 'line',
  line: ProjectLineForm,
  { currency }: ProjectSetting,
): string {
  const { kind, name, completeBy, complete, amount, quantity, rate } = line;
  if (field === 'kind') return t(`LBL_${kind.toUpperCase()}`);
  if (field === 'name') return name.trim();
  if (field === 'complete' || line.planId !== null)
    return completeBy === 'PERCENT' ? percent(complete) : money(complete, currency);
  const cost = quantity.trim() && rate.trim() ? `${quantity} × ${money(rate, currency)}` : money(amount, currency);
  return field === 'line' ? [name.trim(), cost].filter(Boolean).join(' · ') : cost;
}

/** As the user's language writes it; what is no number as it is. */
const shown = (text: string, currency: string | null, format: (units: number) => string): string => {
  const units = text.trim() === '' ? null : readUnits(text, currency);
  return units === null ? text.trim() : format(units);
};
const percent = (text: string): string => shown(text, null, formatPercent);
const money = (text: string, currency: string): string =>
  shown(text, currency, (units) => formatMoney(units, currency));
