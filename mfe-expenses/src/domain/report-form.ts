import type { Attachment, CostAllocationValue } from 'shared-client/schema/billing';
import type { CostSplit, UnitRate } from 'shared-validators/expense';

/** A part of a line that is charged to its own allocation. */
export interface SplitPartForm {
  readonly key: string;
  readonly id: number | null;
  /** As typed: a percentage, or an amount in the currency of the line. */
  readonly share: string;
  readonly values: readonly CostAllocationValue[];
}

export interface SplitForm {
  readonly by: CostSplit['by'];
  readonly parts: readonly SplitPartForm[];
}

/** A line of the report as it is typed. */
export interface LineForm {
  /** Identifies the line while the page is open. */
  readonly key: string;
  readonly id: number | null;
  /** ISO date. */
  readonly expenseDate: string;
  readonly category: string;
  readonly expenseType: string;
  readonly merchant: string;
  /** The amount spent, as typed, in `currency`. */
  readonly amount: string;
  readonly currency: string;
  readonly tax: string;
  /** For lines that are paid at a rate of the engagement, as typed: the distance, or the days away. */
  readonly quantity: string;
  /** The number of days of departure and return among them. */
  readonly partialDays: number;
  readonly reimbursable: boolean;
  readonly description: string;
  readonly receiptKey: string | null;
  readonly exceptionReason: string;
  /** Its charges: the custom fields of the engagement. */
  readonly values: readonly CostAllocationValue[];
  /** The split over several allocations, instead of `values`. */
  readonly split: SplitForm | null;
  /** The exchange rate that is stored with the line, for the date and the currency that it was saved with. */
  readonly frozen: FrozenRate | null;
  /** The engagement's rate that is stored with the line, for the date and the type that it was saved with. */
  readonly frozenUnit: FrozenUnitRate | null;
  /** The reason why the approver sent the line back. */
  readonly rejectionReason: string | null;
}

/** The rate that a line was paid at. `expenseDate` is the day of the line, `day` the one from which the rate applies. */
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

/** A receipt as an attachment of the server. */
export const receiptOf = ({ id, fileName, attachmentKey, digest }: ReceiptFile): ReceiptFile & Attachment => ({
  id,
  fileName,
  attachmentKey,
  ...(digest === undefined ? {} : { digest }),
});

/** The report as it is typed. */
export interface ReportForm {
  /** Distinguishes two new reports with the same content. */
  readonly seed: string;
  readonly lines: readonly LineForm[];
  readonly files: readonly ReceiptFile[];
}

/** Adds a receipt that was uploaded for one of the lines. */
export const withReceipt = (form: ReportForm, key: string | null, file: ReceiptFile): ReportForm => ({
  ...form,
  lines: form.lines.map((line) => (line.key === key ? { ...line, receiptKey: file.attachmentKey } : line)),
  files: [...form.files, file],
});

/** Removes a line, and its receipt unless another line has it. */
export function withoutLine(form: ReportForm, key: string): ReportForm {
  const gone = form.lines.find((line) => line.key === key);
  const lines = form.lines.filter((line) => line !== gone);
  const isShared = lines.some(({ receiptKey }) => receiptKey === gone?.receiptKey);
  const files = form.files.filter(({ attachmentKey }) => isShared || attachmentKey !== gone?.receiptKey);
  return { ...form, lines, files: files.length === form.files.length ? form.files : files };
}
