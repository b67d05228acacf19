/** The kinds of items that can be stored on a device, by the prefix of their names. */
const KINDS = { '': 'EXPENSE', 'project/': 'PROJECT', 'adjustment/': 'ADJUSTMENT', 'benefit/': 'BENEFIT' } as const;

/** An item that is stored on this device, as parsed from its name. */
export interface ItemDraftName {
  readonly user: string;
  readonly type: (typeof KINDS)[keyof typeof KINDS];
  readonly engagementId: number;
  /** 0 for an item that was not saved yet. */
  readonly billingItemId: number;
  readonly periodStartDate: string;
}

const NAME = /^(?:receipts\/)?([^/]+)\/(project\/|adjustment\/|benefit\/|)(\d{1,10})\/(\d{1,10})\/(\d{4}-\d\d-\d\d)$/;

/** Parses the name of a draft, or of the receipts of a report; null if it is neither. */
export function draftNameOf(name: string): ItemDraftName | null {
  const [, user, prefix, engagementId, billingItemId, periodStartDate] = NAME.exec(name) ?? [];
  if (user === undefined || periodStartDate === undefined) return null;
  const type = KINDS[prefix as keyof typeof KINDS];
  return { user, type, engagementId: Number(engagementId), billingItemId: Number(billingItemId), periodStartDate };
}

/** The items of some names, each once: a report can have a draft, receipts, or both. */
export function draftNamesOf(names: readonly string[]): readonly ItemDraftName[] {
  const items = names.flatMap((name) => draftNameOf(name) ?? []);
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The first days of the periods of other new items with the same kind, engagement and person, the newest first. */
export function otherPeriodsOf(one: ItemDraftName, names: readonly string[]): readonly string[] {
  const isOther = (item: ItemDraftName): boolean =>
    item.billingItemId === 0 &&
    item.user === one.user &&
    item.type === one.type &&
    item.engagementId === one.engagementId &&
    item.periodStartDate !== one.periodStartDate;
  return draftNamesOf(names)
    .filter(isOther)
    .map(({ periodStartDate }) => periodStartDate)
    .sort()
    .reverse();
}
