import { sealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';
import { addExpensePath } from '../domain/entry-query.ts';
import type { ReportForm } from '../domain/report-form.ts';
import { itemDrafts } from './item-drafts.ts';
import { tabDrafts } from './tab-drafts.ts';

const text = v.string();
const id = v.nullable(v.number());
const flag = v.boolean();
const none = v.nullable(text);

const values = v.array(
  v.object({
    id,
    reqBillCostAllocId: id,
    value: none,
    defaultValueSet: flag,
    associatedValue1: none,
    associatedValue2: none,
    associatedValue3: none,
    associatedValue4: none,
    associatedValue5: none,
    billingCostAllocId: id,
    inactive: flag,
  }),
);

const frozenUnit = v.object({
  type: v.picklist(['MILEAGE', 'PER_DIEM']),
  unit: v.picklist(['mi', 'km', 'day']),
  rate: text,
  day: text,
  expenseDate: text,
});

/** The schema of a draft's form. A draft may come from another build, so it is validated. */
const formSchema: v.GenericSchema<unknown, ReportForm> = v.object({
  seed: text,
  lines: v.array(
    v.object({
      key: text,
      id,
      expenseDate: text,
      category: text,
      expenseType: text,
      merchant: text,
      amount: text,
      currency: text,
      tax: text,
      // Drafts of earlier versions lack these three.
      quantity: v.optional(text, ''),
      partialDays: v.optional(v.number(), 0),
      frozenUnit: v.optional(v.nullable(frozenUnit), null),
      reimbursable: flag,
      description: text,
      receiptKey: none,
      exceptionReason: text,
      values,
      // Drafts of earlier versions lack it as well.
      split: v.optional(
        v.nullable(
          v.object({
            by: v.picklist(['PERCENT', 'AMOUNT']),
            parts: v.array(v.object({ key: text, id, share: text, values })),
          }),
        ),
        null,
      ),
      rejectionReason: none,
      frozen: v.nullable(v.object({ currency: text, expenseDate: text, rate: text, rateDay: text })),
    }),
  ),
  files: v.array(v.object({ id, fileName: text, attachmentKey: text, digest: v.optional(text) })),
});

/** Unsaved entries of reports, stored on this device. */
export const reportDrafts = itemDrafts({
  store: tabDrafts(sealedStore('expense-drafts')),
  form: formSchema,
  prefix: '',
  pathOf: addExpensePath,
  label: 'LBL_KEPT_EXPENSES',
});
