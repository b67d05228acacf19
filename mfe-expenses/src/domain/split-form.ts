import { type CostSplit, costParts, evenShares, unplacedOf, WHOLE_PERCENT } from 'shared-validators/expense';
import { formatMinorUnits, type MinorUnits, readUnits } from 'shared-validators/money';
import type { LineForm, SplitForm, SplitPartForm } from './report-form.ts';

/** The currency that a share is written like: a percent has two decimals, as what has no currency. */
export const shareCurrency = (by: CostSplit['by'], currency: string): string | null =>
  by === 'PERCENT' ? null : currency;

/** The split of a line as the rules look at it; what is no number is below zero. */
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

/** The line in two halves; the first is charged to what the line was. */
export function divided({ values, currency }: LineForm, keys: readonly [string, string]): Divided {
  const parts = [{ ...blank(keys[0]), values }, blank(keys[1])];
  return { values: [], split: withShares({ by: 'PERCENT', parts }, evenShares(2, WHOLE_PERCENT), currency) };
}

/** Another part, with what is not placed yet. */
export function withPart(line: LineForm, key: string, spent: MinorUnits | null): Divided {
  const { split, currency } = line;
  const costs = costSplitOf(line);
  if (split === null || costs === null) return {};
  const left = unplacedOf(costs, spent);
  const share = left > 0 ? formatMinorUnits(left, shareCurrency(split.by, currency)) : '';
  return { split: { ...split, parts: [...split.parts, { ...blank(key), share }] } };
}

/** The line without a part; what is left alone is charged everything. */
export function withoutPart({ split }: LineForm, key: string): Divided {
  const parts = (split?.parts ?? []).filter((part) => part.key !== key);
  if (split === null || parts.length < 2) return { split: null, values: parts[0]?.values ?? [] };
  return { split: { ...split, parts } };
}

/** The line in one piece, charged to its first part. */
export const undivided = ({ split }: LineForm): Divided => ({ split: null, values: split?.parts[0]?.values ?? [] });

/** The same parts with equal shares. */
export function evenly({ split, currency }: LineForm, spent: MinorUnits | null): Divided {
  if (split === null) return {};
  const whole = split.by === 'PERCENT' ? WHOLE_PERCENT : (spent ?? 0);
  return { split: withShares(split, evenShares(split.parts.length, whole), currency) };
}

/** The same shares written as percent or as amounts. */
export function dividedBy(line: LineForm, by: CostSplit['by'], spent: MinorUnits | null): Divided {
  const costs = costSplitOf(line);
  if (line.split === null || costs === null || line.split.by === by) return {};
  const shares = costParts(costs, spent, by === 'PERCENT' ? WHOLE_PERCENT : (spent ?? 0));
  const units = shares.map((one) => one.units || undefined);
  return { split: withShares({ ...line.split, by }, units, line.currency) };
}

/** What each part of a line is charged, with the fields that say where. */
export const chargedParts = ({ split, values }: Pick<LineForm, 'split' | 'values'>) => split?.parts ?? [{ values }];
