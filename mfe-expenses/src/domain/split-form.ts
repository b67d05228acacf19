import { type CostSplit, costParts, evenShares, unplacedOf, WHOLE_PERCENT } from 'shared-validators/expense';
import { formatMinorUnits, type MinorUnits, readUnits } from 'shared-validators/money';
import type { LineForm, SplitForm, SplitPartForm } from './report-form.ts';

/** The currency whose format a share has. A percentage has none, and two decimals. */
export const shareCurrency = (by: CostSplit['by'], currency: string): string | null =>
  by === 'PERCENT' ? null : currency;

/** The split of a line in the form that the rules take. An invalid number becomes a negative one. */
export function costSplitOf({ split, currency }: Pick<LineForm, 'split' | 'currency'>): CostSplit | null {
  if (split === null) return null;
  const unit = shareCurrency(split.by, currency);
  return {
    by: split.by,
    shares: split.parts.map(({ share }) => (share.trim() === '' ? null : (readUnits(share, unit) ?? -1))),
  };
}

type Divided = Partial<Pick<LineForm, 'split' | 'values'>>;

const withShares = ({ by, parts }: SplitForm, units: readonly (number | undefined)[], currency: string): SplitForm => ({
  by,
  parts: parts.map((part, at) => {
    const share = units[at];
    return { ...part, share: share === undefined ? '' : formatMinorUnits(share, shareCurrency(by, currency)) };
  }),
});

const blank = (key: string): SplitPartForm => ({ key, id: null, share: '', values: [] });

/** Splits a line in two halves. The first half keeps the line's allocation. */
export function divided({ values, currency }: LineForm, keys: readonly [string, string]): Divided {
  const parts = [{ ...blank(keys[0]), values }, blank(keys[1])];
  return { values: [], split: withShares({ by: 'PERCENT', parts }, evenShares(2, WHOLE_PERCENT), currency) };
}

/** Adds a part with the share that is not allocated yet. */
export function withPart(line: LineForm, key: string, spent: MinorUnits | null): Divided {
  const { split, currency } = line;
  const costs = costSplitOf(line);
  if (split === null || costs === null) return {};
  const left = unplacedOf(costs, spent);
  const share = left > 0 ? formatMinorUnits(left, shareCurrency(split.by, currency)) : '';
  return { split: { ...split, parts: [...split.parts, { ...blank(key), share }] } };
}

/** Removes a part. A single remaining part is charged everything. */
export function withoutPart({ split }: LineForm, key: string): Divided {
  const parts = (split?.parts ?? []).filter((part) => part.key !== key);
  if (split === null || parts.length < 2) return { split: null, values: parts[0]?.values ?? [] };
  return { split: { ...split, parts } };
}

/** Undoes the split. The line is charged to its first part. */
export const undivided = ({ split }: LineForm): Divided => ({ split: null, values: split?.parts[0]?.values ?? [] });

/** The same parts with equal shares. */
export function evenly({ split, currency }: LineForm, spent: MinorUnits | null): Divided {
  if (split === null) return {};
  const whole = split.by === 'PERCENT' ? WHOLE_PERCENT : (spent ?? 0);
  return { split: withShares(split, evenShares(split.parts.length, whole), currency) };
}

/** Converts the shares to percentages or to amounts. */
export function dividedBy(line: LineForm, by: CostSplit['by'], spent: MinorUnits | null): Divided {
  const costs = costSplitOf(line);
  if (line.split === null || costs === null || line.split.by === by) return {};
  const shares = costParts(costs, spent, by === 'PERCENT' ? WHOLE_PERCENT : (spent ?? 0));
  const units = shares.map((one) => one.units || undefined);
  return { split: withShares({ ...line.split, by }, units, line.currency) };
}

/** The parts of a line with the fields that they are charged to. */
export const chargedParts = ({ split, values }: Pick<LineForm, 'split' | 'values'>) => split?.parts ?? [{ values }];
