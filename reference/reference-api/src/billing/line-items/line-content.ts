import type { Transaction } from 'kysely';
import type {
  AdjustmentLine,
  ErrorItem,
  ExpenseLine,
  LineItemSavePayload,
  ProjectLine,
} from 'shared-client/schema/billing';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { sumOf } from 'shared-validators/money';
import type { Database } from '../../storage/database.ts';
import { listedValues } from '../cost-allocation-fields.ts';
import { customFieldErrors } from '../rules/custom-fields.ts';
import type { SaveMode } from '../save-timecard.ts';
import type { BillingItemTable } from '../tables.ts';
import {
  checkAdjustment,
  checkExpense,
  checkNotEmpty,
  checkProjectLine,
  type LineSetting,
  withPayAmount,
  withProduct,
} from './check-lines.ts';

type AmountColumn = Extract<keyof BillingItemTable, `${string}_amount`>;

/** What a payload comes to: its lines as they are stored, what they amount to, and what is wrong with them. */
export interface LineContent {
  readonly lines: readonly (ExpenseLine | ProjectLine | AdjustmentLine)[];
  readonly amounts: Readonly<Partial<Record<AmountColumn, number>>>;
  readonly errors: readonly ErrorItem[];
}

/** The rules of lines, by the type of the item; amounts are the server's own. */
export async function lineContentOf(
  trx: Transaction<Database>,
  payload: LineItemSavePayload,
  setting: LineSetting & { readonly mode: SaveMode; readonly definitions: readonly CustomFieldDefinition[] },
): Promise<LineContent> {
  const { currency } = setting;
  if (payload.type === 'EXPENSE') return expenseContent(trx, payload.expenses, setting);
  if (payload.type === 'PROJECT') {
    const lines = payload.lines.map((line) => withProduct(line, currency));
    const of = (kind: ProjectLine['kind']) =>
      sumOf(
        lines.filter((line) => line.kind === kind).map((line) => line.amount),
        currency,
      );
    return {
      lines,
      amounts: { milestone_amount: of('milestone'), material_amount: of('material'), position_amount: of('position') },
      errors: [...checkNotEmpty(lines), ...lines.flatMap((line, index) => checkProjectLine(line, index, setting))],
    };
  }
  const { type, adjustments } = payload;
  const amounts = adjustments.map((line) => line.amount);
  return {
    lines: adjustments,
    amounts: { adjustment_amount: sumOf(amounts, currency) },
    errors: [
      ...checkNotEmpty(adjustments),
      ...adjustments.flatMap((line, index) => checkAdjustment(line, index, { ...setting, type })),
    ],
  };
}

async function expenseContent(
  trx: Transaction<Database>,
  expenses: readonly ExpenseLine[],
  { definitions, ...setting }: LineSetting & { readonly definitions: readonly CustomFieldDefinition[] },
): Promise<LineContent> {
  const lines = expenses.map(withPayAmount);
  const total = sumOf(
    lines.map((line) => line.amount),
    setting.currency,
  );
  const isListed = await listedValues(trx, definitions, lines);
  const fields = (line: ExpenseLine, index: number) =>
    customFieldErrors(line, definitions, { workedDate: line.expenseDate, place: `expenses[${index}]`, isListed });
  return {
    lines,
    amounts: { expense_amount: total, expense_pay_amount: total },
    errors: [
      ...checkNotEmpty(lines),
      ...lines.flatMap((line, index) => [...checkExpense(line, index, setting), ...fields(line, index)]),
    ],
  };
}
