import type { Transaction } from 'kysely';
import type {
  AdjustmentLine,
  BudgetShareLine,
  CorrectedItem,
  ErrorItem,
  ExpenseLine,
  LineItemSavePayload,
  ProjectLine,
} from 'shared-client/schema/billing';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { sumOf } from 'shared-validators/money';
import type { Database } from '../../storage/database.ts';
import { customFieldErrors } from '../rules/custom-fields.ts';
import { listedValues } from '../save/cost-allocation-fields.ts';
import type { SaveMode } from '../save/save-timecard.ts';
import type { BillingItemTable } from '../tables.ts';
import { checkAdjustment } from './adjustment-content.ts';
import { checkNotEmpty, type LineSetting } from './check-lines.ts';
import { checkExpenses, type ExpenseLineSetting, settledLines } from './expense-line.ts';
import { chargedParts } from './expense-split.ts';
import { checkProject, settledProject } from './project-content.ts';
import type { ProjectSetting } from './project-setting.ts';

type AmountColumn = Extract<keyof BillingItemTable, `${string}_amount`>;

/** The result of a payload: its lines as they are stored, their amounts, and their errors. */
export interface LineContent {
  readonly lines: readonly (ExpenseLine | ProjectLine | AdjustmentLine)[];
  /** The share of a project item that is taken from each budget. */
  readonly budgetShares?: readonly BudgetShareLine[];
  /** The item that an adjustment or a benefit corrects. */
  readonly correctsId?: number | null;
  readonly amounts: Readonly<Partial<Record<AmountColumn, number>>>;
  readonly errors: readonly ErrorItem[];
}

/** The amount of an item: of its expenses, its adjustments, or all parts of its project work. */
export const totalOf = (
  {
    expense_amount,
    adjustment_amount,
    milestone_amount = 0,
    material_amount = 0,
    position_amount = 0,
  }: LineContent['amounts'],
  currency: string,
): number =>
  expense_amount ?? adjustment_amount ?? sumOf([milestone_amount, material_amount, position_amount], currency);

/** The setting of the rules of lines, for every type of item. */
interface ContentSetting extends LineSetting, ExpenseLineSetting {
  readonly mode: SaveMode;
  readonly definitions: readonly CustomFieldDefinition[];
  readonly project: ProjectSetting;
  /** Only for an adjustment or a benefit: the items that may be corrected. */
  readonly correctable: readonly CorrectedItem[];
  /** The stored lines. */
  readonly stored: readonly (ExpenseLine | ProjectLine | AdjustmentLine)[];
}

/** Applies the rules of lines, by the type of the item. Amounts are computed by the server. */
export async function lineContentOf(
  trx: Transaction<Database>,
  payload: LineItemSavePayload,
  setting: ContentSetting,
): Promise<LineContent> {
  const { currency } = setting;
  if (payload.type === 'EXPENSE') return expenseContent(trx, payload.expenses, setting);
  if (payload.type === 'PROJECT') {
    const settled = settledProject(payload, setting.project, currency);
    const { lines, budgetShares } = settled;
    const of = (kind: ProjectLine['kind']) =>
      sumOf(
        lines.filter((line) => line.kind === kind).map((line) => line.amount),
        currency,
      );
    return {
      lines,
      budgetShares,
      amounts: { milestone_amount: of('milestone'), material_amount: of('material'), position_amount: of('position') },
      errors: [...checkNotEmpty(lines), ...checkProject(settled, setting.project, setting)],
    };
  }
  const { adjustments, corrects } = payload;
  const amounts = adjustments.map((line) => line.amount);
  return {
    lines: adjustments,
    correctsId: corrects,
    amounts: { adjustment_amount: sumOf(amounts, currency) },
    errors: [...checkNotEmpty(adjustments), ...checkAdjustment(payload, setting)],
  };
}

async function expenseContent(
  trx: Transaction<Database>,
  expenses: readonly ExpenseLine[],
  setting: ContentSetting,
): Promise<LineContent> {
  const { currency, definitions, mode } = setting;
  const lines = settledLines(expenses, setting.stored as readonly ExpenseLine[], setting);
  const sum = (field: 'amount' | 'payAmount') =>
    sumOf(
      lines.map((line) => line[field] ?? 0),
      currency,
    );
  const isListed = await listedValues(trx, definitions, lines.flatMap(chargedParts));
  // A line may be saved without what it is charged to.
  const fields = (line: ExpenseLine, index: number) =>
    chargedParts(line)
      .flatMap((part, at) =>
        customFieldErrors(part, definitions, {
          workedDate: line.expenseDate,
          place: line.split ? `expenses[${index}].split.parts[${at}]` : `expenses[${index}]`,
          isListed,
          expense: true,
        }),
      )
      .filter(({ errorToken }) => mode === 'submit' || errorToken !== 'LBL_REQUIRED_FIELD');
  return {
    lines,
    amounts: { expense_amount: sum('amount'), expense_pay_amount: sum('payAmount') },
    errors: [...checkNotEmpty(lines), ...checkExpenses(lines, setting), ...lines.flatMap(fields)],
  };
}
