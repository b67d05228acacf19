import type { AdjustmentEditMetadata, AdjustmentSavePayload, CorrectedItem } from 'shared-client/schema/billing';
import {
  type AdjustmentIssue,
  type AdjustmentToken,
  adjustmentIssues,
  type Corrected,
  type Difference,
  differenceOf,
} from 'shared-validators/adjustment';
import { amountOf, formatMinorUnits, type MinorUnits, readUnits, unitsOf } from 'shared-validators/money';
import { amountLabelOf } from '../amount-label.ts';
import { type ReceiptFile, receiptOf } from '../report-form.ts';
import type { AdjustmentType } from './adjustment-query.ts';

/** A line of an adjustment or a benefit as it is typed. */
export interface AdjustmentLineForm {
  /** Identifies the line while the page is open. */
  readonly key: string;
  readonly id: number | null;
  readonly effect: 'ADD' | 'TAKE';
  /** As typed, without a sign. */
  readonly amount: string;
  readonly description: string;
}

/** An adjustment or a benefit as it is typed. */
export interface AdjustmentForm {
  /** Distinguishes two new items with the same content. */
  readonly seed: string;
  /** The item that it corrects; null for none. */
  readonly corrects: number | null;
  readonly lines: readonly AdjustmentLineForm[];
  readonly files: readonly ReceiptFile[];
}

/** The setting of the rules, apart from the form. */
export interface AdjustmentSetting {
  readonly type: AdjustmentType;
  /** ISO 4217. */
  readonly currency: string;
  readonly correctable: readonly CorrectedItem[];
}

export const adjustmentSetting = ({ type, currency, correctable }: AdjustmentEditMetadata): AdjustmentSetting => ({
  type,
  currency: currency ?? 'USD',
  correctable,
});

export const newAdjustmentLine = (key: string): AdjustmentLineForm => ({
  key,
  id: null,
  effect: 'ADD',
  amount: '',
  description: '',
});

/** The signed amount of a line, negative if it takes back; null if the amount is empty, zero or invalid. */
export function unitsOfLine({ effect, amount }: AdjustmentLineForm, currency: string): MinorUnits | null {
  const units = amount.trim() === '' ? null : readUnits(amount, currency);
  return units === null || units === 0 ? null : effect === 'TAKE' ? -units : units;
}

export const totalOf = ({ lines }: AdjustmentForm, currency: string): MinorUnits =>
  lines.reduce((sum, line) => sum + (unitsOfLine(line, currency) ?? 0), 0);

const inUnits = ({ amount, adjustedBefore }: CorrectedItem, currency: string): Corrected => ({
  amount: amount === null ? null : unitsOf(amount, currency),
  adjustedBefore: unitsOf(adjustedBefore, currency),
});

/** The item that is corrected; undefined if there is none. */
export const correctedOf = ({ corrects }: AdjustmentForm, { correctable }: AdjustmentSetting) =>
  correctable.find(({ billingItemId }) => billingItemId === corrects);

/** The amounts of a corrected item before and after. */
export const differenceTo = (corrected: CorrectedItem, adjusted: MinorUnits, currency: string): Difference =>
  differenceOf(inUnits(corrected, currency), adjusted);

/** Something that is missing or wrong before the item can be saved or submitted. */
export interface AdjustmentMissing {
  /** Label key of the next step. */
  readonly label: string;
  /** Key of the line; absent if it is about all lines. */
  readonly line?: string;
  readonly field: AdjustmentIssue['field'] | 'lines';
}

const LABELS: Readonly<Record<AdjustmentToken, string>> = {
  ERR_BILLING_LINE_AMOUNT: 'MSG_EXPENSE_AMOUNT',
  ERR_BILLING_EXPENSE_TOO_MUCH: 'MSG_EXPENSE_TOO_MUCH',
  ERR_BILLING_LINE_REASON: 'MSG_ADJUSTMENT_WHY',
  ERR_BILLING_ADJUSTMENT_OVER: 'ERR_BILLING_ADJUSTMENT_OVER',
};

/** Missing entries, in the order of the page, by the same rules as the server. */
export function adjustmentMissing(
  form: AdjustmentForm,
  setting: AdjustmentSetting,
  mode: 'save' | 'submit',
): readonly AdjustmentMissing[] {
  if (form.lines.length === 0) return [{ label: 'MSG_EXPENSE_NO_LINES', field: 'lines' }];
  const { type, currency } = setting;
  const found = correctedOf(form, setting);
  const entries = form.lines.map((line) => ({
    amount: unitsOfLine(line, currency),
    description: line.description,
  }));
  const corrected = found ? inUnits(found, currency) : null;
  return adjustmentIssues({ type, entries, corrected, currency }, mode).map(({ at, field, token }) => ({
    label:
      token === 'ERR_BILLING_LINE_AMOUNT' ? amountLabelOf(form.lines[at ?? 0]?.amount ?? '', currency) : LABELS[token],
    field,
    ...(at === null ? {} : { line: form.lines[at]?.key ?? '' }),
  }));
}

/** The payload of a save or submit. A new item belongs to the period of the item that it corrects. */
export function adjustmentPayload(
  form: AdjustmentForm,
  metadata: AdjustmentEditMetadata,
  setting: AdjustmentSetting,
): AdjustmentSavePayload {
  const corrected = correctedOf(form, setting);
  return {
    type: setting.type,
    id: metadata.billingItemId,
    version: metadata.version,
    requisitionId: metadata.engagementId,
    periodEndDate: corrected?.periodEndDate ?? metadata.periodEndDate,
    corrects: corrected?.billingItemId ?? null,
    attachments: form.files.map(receiptOf),
    adjustments: form.lines.map((line) => ({
      id: line.id,
      description: line.description.trim() || null,
      amount: amountOf(unitsOfLine(line, setting.currency) ?? 0, setting.currency),
    })),
  };
}

/** The first line of a new item has the same key on every visit, so that a draft of it continues in that line. */
const FIRST_LINE = 'line-first';

/** The form of an item that was read. A new item starts with an empty line. */
export function adjustmentFormOf(metadata: AdjustmentEditMetadata, seed: string): AdjustmentForm {
  const { currency } = adjustmentSetting(metadata);
  const lines = metadata.adjustments.map(
    ({ id, amount, description }): AdjustmentLineForm => ({
      key: `line-${id}`,
      id,
      effect: amount < 0 ? 'TAKE' : 'ADD',
      amount: amount === 0 ? '' : formatMinorUnits(Math.abs(unitsOf(amount, currency)), currency),
      description: description ?? '',
    }),
  );
  return {
    seed,
    corrects: metadata.corrects,
    lines: lines.length > 0 || metadata.billingItemId > 0 ? lines : [newAdjustmentLine(FIRST_LINE)],
    files: metadata.attachments.map(receiptOf),
  };
}
