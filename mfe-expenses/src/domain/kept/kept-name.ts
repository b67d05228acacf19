/** Which kinds of items are kept on a device, by what their names begin with. */
const KINDS = { '': 'EXPENSE', 'project/': 'PROJECT', 'adjustment/': 'ADJUSTMENT', 'benefit/': 'BENEFIT' } as const;

/** An item that is kept on this device, as its name in the register says. */
export interface KeptItem {
  readonly user: string;
  readonly type: (typeof KINDS)[keyof typeof KINDS];
  readonly engagementId: number;
  /** 0 of one that was not saved yet. */
  readonly billingItemId: number;
  readonly periodStartDate: string;
}

const NAME = /^(?:receipts\/)?([^/]+)\/(project\/|adjustment\/|benefit\/|)(\d{1,10})\/(\d{1,10})\/(\d{4}-\d\d-\d\d)$/;

/** Reads the name of a draft or of the receipts of a report; null of what is none. */
export function keptItemOf(name: string): KeptItem | null {
  const [, user, prefix, engagementId, billingItemId, periodStartDate] = NAME.exec(name) ?? [];
  if (user === undefined || periodStartDate === undefined) return null;
  const type = KINDS[prefix as keyof typeof KINDS];
  return { user, type, engagementId: Number(engagementId), billingItemId: Number(billingItemId), periodStartDate };
}

/** The items that some names are about, each once: a report has a draft, receipts, or both. */
export function keptItemsOf(names: readonly string[]): readonly KeptItem[] {
  const items = names.flatMap((name) => keptItemOf(name) ?? []);
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The first days of the periods of other new items of the kind, the engagement and the person of one, the newest first. */
export function otherPeriodsOf(one: KeptItem, names: readonly string[]): readonly string[] {
  const isOther = (item: KeptItem): boolean =>
    item.billingItemId === 0 &&
    item.user === one.user &&
    item.type === one.type &&
    item.engagementId === one.engagementId &&
    item.periodStartDate !== one.periodStartDate;
  return keptItemsOf(names)
    .filter(isOther)
    .map(({ periodStartDate }) => periodStartDate)
    .sort()
    .reverse();
}
