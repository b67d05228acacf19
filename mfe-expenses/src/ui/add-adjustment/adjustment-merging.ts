import type { AdjustmentLineForm, AdjustmentSetting } from '../../domain/adjustment/adjustment-form.ts';
import { unitsOfLine } from '../../domain/adjustment/adjustment-form.ts';
import { mergeAdjustments } from '../../domain/adjustment/merge-adjustments.ts';
import { formatMoney } from '../page/formats.ts';
import { itemChoice } from '../page/item-labels.ts';
import { wordedMerge } from '../page/worded-merge.ts';

/** The merge of two states of an adjustment or a benefit (docs: adjustments#adjustment-merge). */
export const adjustmentMerging = wordedMerge({
  title: 'LBL_ITEM_CHANGED',
  merge: mergeAdjustments,
  labels: { amount: 'LBL_EX_AMOUNT', description: 'LBL_WHAT_FOR' },
  lineName: (t, { description }, number) => description.trim() || t('LBL_LINE_NUMBER', { number }),
  lineText(_, { line, field }, { setting: { currency } }: { setting: AdjustmentSetting }) {
    if (field === 'description') return line.description.trim();
    const amount = amountText(line, currency);
    return field === 'amount' ? amount : [line.description.trim(), amount].filter(Boolean).join(' · ');
  },
  valueName: (t) => t('LBL_CORRECTS'),
  valueText(t, corrects, { correctable, currency }) {
    const item = correctable.find(({ billingItemId }) => billingItemId === corrects);
    return item ? itemChoice(t, item, currency) : t('LBL_CORRECTS_NONE');
  },
});

function amountText(line: AdjustmentLineForm, currency: string): string {
  const units = unitsOfLine(line, currency);
  return units === null ? line.amount.trim() : formatMoney(units, currency);
}
