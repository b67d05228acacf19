import { currentUser } from 'shared-session';
import { keepWork, releaseWork } from 'shared-session/device-data';
import { sealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';
import { addExpensePath } from '../domain/entry-query.ts';
import type { ReportForm } from '../domain/report-form.ts';
import type { ReportState } from './report-store.ts';
import { tabDrafts } from './tab-drafts.ts';

const store = tabDrafts(sealedStore('expense-drafts'));

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

/** The form as a draft keeps it: what another build wrote is read by what it says, not believed. */
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
      // Drafts of before have none of the three.
      quantity: v.optional(text, ''),
      partialDays: v.optional(v.number(), 0),
      frozenUnit: v.optional(v.nullable(frozenUnit), null),
      reimbursable: flag,
      description: text,
      receiptKey: none,
      exceptionReason: text,
      values,
      // Nor this.
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
  files: v.array(v.object({ id, fileName: text, attachmentKey: text })),
});

const draftSchema = v.object({
  format: v.literal(1),
  keptAt: text,
  form: formSchema,
  base: v.optional(v.nullable(formSchema), null),
});

/** Unsaved entries of a report, kept on this device. */
export interface Draft {
  /** ISO instant. */
  readonly keptAt: string;
  readonly form: ReportForm;
  /** What the server had when they were typed; none in drafts of before. */
  readonly base: ReportForm | null;
}

/** Which report a draft is of; a new one until it is saved is the one of its engagement and period. */
type Which = Pick<ReportState['metadata'], 'engagementId' | 'billingItemId' | 'periodStartDate'>;

/** What a report is called on this device. */
export async function nameOf({ engagementId, billingItemId, periodStartDate }: Which): Promise<string> {
  const user = currentUser.getState().user ?? (await currentUser.load());
  return `${user?.userId ?? 'worker'}/${engagementId}/${billingItemId}/${periodStartDate}`;
}

/** @returns false where this browser keeps none */
export async function keepDraft(which: Which, form: ReportForm, base: ReportForm): Promise<boolean> {
  const name = await nameOf(which);
  const draft = { format: 1, keptAt: new Date().toISOString(), form, base } as const;
  const isKept = await store.put(name, JSON.stringify(draft));
  if (isKept)
    keepWork({
      id: name,
      url: `#${addExpensePath(which.engagementId, which.billingItemId)}`,
      key: 'LBL_KEPT_EXPENSES',
      params: { id: which.engagementId, date: which.periodStartDate },
    });
  return isKept;
}

export async function findDraft(which: Which): Promise<Draft | null> {
  const written = await store.get(await nameOf(which));
  if (written === null) return null;
  try {
    return v.parse(draftSchema, JSON.parse(written));
  } catch {
    return null;
  }
}

export async function dropDraft(which: Which): Promise<void> {
  const name = await nameOf(which);
  releaseWork(name);
  await store.remove(name);
}
