import type { Translate } from 'shared-session';
import type { AdjustmentForm, AdjustmentLineForm, AdjustmentSetting } from '../../domain/adjustment/adjustment-form.ts';
import { unitsOfLine } from '../../domain/adjustment/adjustment-form.ts';
import {
  type AdjustmentConflict,
  type AdjustmentPlace,
  mergeAdjustments,
} from '../../domain/adjustment/merge-adjustments.ts';
import { formatMoney } from '../page/formats.ts';
import { itemChoice } from '../page/item-words.ts';
import type { ItemMerging } from '../page/use-item-merge.tsx';

/** How two states of an adjustment or a benefit are joined (docs: adjustments#adjustment-merge). */
export const adjustmentMerging: ItemMerging<AdjustmentSetting, AdjustmentForm> = {
  title: 'LBL_ITEM_CHANGED',
  merge: mergeAdjustments,
  conflicts: (t, forms, setting) =>
    mergeAdjustments(forms).conflicts.map((conflict) => ({
      path: conflict.path,
      label: placeText(t, conflict),
      mine: sideText(t, conflict, 'mine', setting),
      theirs: sideText(t, conflict, 'theirs', setting),
    })),
  taken: (t, forms) => mergeAdjustments(forms).taken.map((place) => placeText(t, place)),
};

/** Where something was entered: `A private call · Amount`. */
function placeText(t: Translate, place: AdjustmentPlace): string {
  if (!('line' in place)) return t('LBL_CORRECTS');
  const name = place.line.description.trim() || t('LBL_LINE_NUMBER', { number: 1 });
  if (place.field === 'line') return name;
  return `${name} · ${t(place.field === 'amount' ? 'LBL_AMOUNT' : 'LBL_WHAT_FOR')}`;
}

function sideText(
  t: Translate,
  conflict: AdjustmentConflict,
  side: 'mine' | 'theirs',
  { correctable, currency }: AdjustmentSetting,
): string {
  if (!('line' in conflict)) {
    const item = correctable.find(({ billingItemId }) => billingItemId === conflict[side]);
    return item ? itemChoice(t, item, currency) : t('LBL_CORRECTS_NONE');
  }
  const line = conflict[side];
  if (!line) return t('LBL_REMOVED');
  const amount = amountText(line, currency);
  const text = conflict.field === 'line' ? [line.description.trim(), amount].filter(Boolean).join(' · ') : undefined;
  return (text ?? (conflict.field === 'amount' ? amount : line.description.trim())) || t('LBL_NOTHING_ENTERED');
}

function amountText(line: AdjustmentLineForm, currency: string): string {
  const units = unitsOfLine(line, currency);
  return units === null ? line.amount.trim() : formatMoney(units, currency);
}
