import type { CostAllocationValue } from 'shared-client/schema/billing';
import type { LineForm, SplitForm } from './report-form.ts';
import type { LineIdentity } from './servers-own.ts';

const NEW = { id: null, frozen: null, frozenUnit: null, rejectionReason: null } as const;

/** In an expense line, the server sets ids, rates, the approver's reason, and the ids of parts and values. */
export const reportLines: LineIdentity<LineForm> = {
  named: (read, { key, split }) => ({
    ...read,
    key,
    split: read.split && split ? namedSplit(read.split, split) : read.split,
  }),
  own(line, saved) {
    const { id, frozen, frozenUnit, rejectionReason } = saved ?? NEW;
    return {
      ...line,
      id,
      frozen,
      frozenUnit,
      rejectionReason,
      values: ownValues(line.values, saved?.values),
      split: line.split && ownSplit(line.split, saved?.split),
    };
  },
};

/** The server keeps the order of the parts, so new ones are matched by position. */
const namedSplit = (read: SplitForm, shown: SplitForm): SplitForm => ({
  ...read,
  parts: read.parts.map((part, at) => {
    const inTurn = shown.parts[at];
    const its = shown.parts.find(({ id }) => id === part.id) ?? (inTurn?.id === null ? inTurn : undefined);
    return its ? { ...part, key: its.key } : part;
  }),
});

const ownSplit = (split: SplitForm, saved: SplitForm | null | undefined): SplitForm => ({
  ...split,
  parts: split.parts.map((part) => {
    const its = saved?.parts.find(({ key }) => key === part.key);
    return { ...part, id: its?.id ?? null, values: ownValues(part.values, its?.values) };
  }),
});

const ownValues = (
  values: readonly CostAllocationValue[],
  saved: readonly CostAllocationValue[] | undefined,
): readonly CostAllocationValue[] =>
  values.map((value) => ({
    ...value,
    id: saved?.find(({ reqBillCostAllocId }) => reqBillCostAllocId === value.reqBillCostAllocId)?.id ?? null,
  }));
