import type { ProjectKind, ProjectPlanPart } from 'shared-client/schema/billing';
import type { ReceiptFile } from '../report-form.ts';

/** A line of a project item as it is typed. */
export interface ProjectLineForm {
  /** Identifies the line while the page is open. */
  readonly key: string;
  readonly id: number | null;
  readonly kind: ProjectKind;
  /** The part of the plan that it bills; null for a line outside the plan. */
  readonly planId: number | null;
  readonly completeBy: 'PERCENT' | 'AMOUNT';
  /** As typed: a percentage or an amount. */
  readonly complete: string;
  readonly name: string;
  /** As typed. If the line has a quantity and a rate, the amount is their product. */
  readonly amount: string;
  readonly quantity: string;
  readonly rate: string;
}

/** The share of the item that is taken from a budget, in percent as typed. */
export interface ShareForm {
  readonly budgetId: number;
  readonly percent: string;
}

/** A project item as it is typed. */
export interface ProjectForm {
  /** Distinguishes two new items with the same content. */
  readonly seed: string;
  readonly lines: readonly ProjectLineForm[];
  /** One for each budget of the engagement, in the same order. */
  readonly shares: readonly ShareForm[];
  readonly files: readonly ReceiptFile[];
}

/** A new line outside the plan, or, given a part of the plan, the line that bills it. */
export const newLine = (key: string, part?: ProjectPlanPart): ProjectLineForm => ({
  key,
  id: null,
  kind: part?.kind ?? 'milestone',
  planId: part?.id ?? null,
  completeBy: 'PERCENT',
  complete: '',
  name: part?.name ?? '',
  amount: '',
  quantity: '',
  rate: '',
});
