import type { Attachment, CostAllocationValue } from 'shared-client/schema/billing';
import type { CostSplit, UnitRate } from 'shared-validators/expense';

/** A part of a line that is charged to an allocation of its own. */
export interface SplitPartForm {
  readonly key: string;
  readonly id: number | null;
  /** As typed: percent, or an amount in the currency of the line. */
  readonly share: string;
  readonly values: readonly CostAllocationValue[];
}

export interface SplitForm {
  readonly by: CostSplit['by'];
  readonly parts: readonly SplitPartForm[];
}

/** A line of the report as it is typed. */
export interface LineForm {
  /** Names the line while the page is open. */
  readonly key: string;
  readonly id: number | null;
  /** ISO date. */
  readonly expenseDate: string;
  readonly category: string;
  readonly expenseType: string;
  readonly merchant: string;
  /** What was spent, as typed, in `currency`. */
  readonly amount: string;
  readonly currency: string;
  readonly tax: string;
  /** Of what is paid at a rate of the engagement, as typed: the distance, or the days away. */
  readonly quantity: string;
  /** How many of the days are the one of departure and the one of return. */
  readonly partialDays: number;
  readonly reimbursable: boolean;
  readonly description: string;
  readonly receiptKey: string | null;
  readonly exceptionReason: string;
  /** What it is charged to: the custom fields of the engagement. */
  readonly values: readonly CostAllocationValue[];
  /** How it is divided over several allocations, instead of `values`. */
  readonly split: SplitForm | null;
  /** The rate that is stored with the line, for the date and the currency that it was saved with. */
  readonly frozen: FrozenRate | null;
  /** The rate of the engagement that is stored with the line, for the date and the type that it was saved with. */
  readonly frozenUnit: FrozenUnitRate | null;
  /** Why the approver sent the line back. */
  readonly rejectionReason: string | null;
}

/** A rate as a line was paid at it; `expenseDate` is the day of the line, `day` the one that the rate holds from. */
export interface FrozenUnitRate extends UnitRate {
  readonly expenseDate: string;
}

export interface FrozenRate {
  readonly currency: string;
  readonly expenseDate: string;
  readonly rate: string;
  readonly rateDay: string;
}

/** A receipt: one of the item's attachments. */
export type ReceiptFile = Pick<Attachment, 'fileName' | 'attachmentKey' | 'digest'> & { readonly id: number | null };

/** A receipt as the server has it. */
export const receiptOf = ({ id, fileName, attachmentKey, digest }: ReceiptFile): ReceiptFile & Attachment => ({
  id,
  fileName,
  attachmentKey,
  ...(digest === undefined ? {} : { digest }),
});

/** The report as it is typed. */
export interface ReportForm {
  /** Sets apart two new reports with the same content. */
  readonly seed: string;
  readonly lines: readonly LineForm[];
  readonly files: readonly ReceiptFile[];
}

/** The form with a receipt that has arrived for one of its lines. */
export const withReceipt = (form: ReportForm, key: string | null, file: ReceiptFile): ReportForm => ({
  ...form,
  lines: form.lines.map((line) => (line.key === key ? { ...line, receiptKey: file.attachmentKey } : line)),
  files: [...form.files, file],
});

/** The form without a line, and without its receipt where no other line has it. */
export function withoutLine(form: ReportForm, key: string): ReportForm {
  const gone = form.lines.find((line) => line.key === key);
  const lines = form.lines.filter((line) => line !== gone);
  const isShared = lines.some(({ receiptKey }) => receiptKey === gone?.receiptKey);
  const files = form.files.filter(({ attachmentKey }) => isShared || attachmentKey !== gone?.receiptKey);
  return { ...form, lines, files: files.length === form.files.length ? form.files : files };
}
