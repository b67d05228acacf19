import type { ProjectKind, ProjectPlanPart } from 'shared-client/schema/billing';
import type { ReceiptFile } from '../report-form.ts';

/** A line of a project item as it is typed. */
export interface ProjectLineForm {
  /** Names the line while the page is open. */
  readonly key: string;
  readonly id: number | null;
  readonly kind: ProjectKind;
  /** Which part of the plan it bills; null of a line that is not in it. */
  readonly planId: number | null;
  readonly completeBy: 'PERCENT' | 'AMOUNT';
  /** As typed: percent, or an amount. */
  readonly complete: string;
  readonly name: string;
  /** As typed. A line with a quantity and a rate has the amount that they come to. */
  readonly amount: string;
  readonly quantity: string;
  readonly rate: string;
}

/** What the item takes from a budget, in percent as typed. */
export interface ShareForm {
  readonly budgetId: number;
  readonly percent: string;
}

/** A project item as it is typed. */
export interface ProjectForm {
  /** Sets apart two new items with the same content. */
  readonly seed: string;
  readonly lines: readonly ProjectLineForm[];
  /** One of each budget of the engagement, in its order. */
  readonly shares: readonly ShareForm[];
  readonly files: readonly ReceiptFile[];
}

/** A line that is not in the plan, or with a part of it the line that bills it. */
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
