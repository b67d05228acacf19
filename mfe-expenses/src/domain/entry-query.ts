/** What the URL asks for, in the spelling of Add Time (docs: add-time#entry-query). */
export interface EntryQuery {
  /** 0: a new report. */
  readonly billingItemId: number;
  /** The engagement; null asks for the list. */
  readonly engagementId: number | null;
}

/** Reads the query of the URL; what is missing or broken counts as absent. */
export function readEntryQuery(search: string): EntryQuery {
  const query = new URLSearchParams(search);
  const id = (name: string): number | null => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  const engagementId = id('reqId');
  return { billingItemId: engagementId === null ? 0 : (id('billingItemId') ?? 0), engagementId };
}

const entryPath = (page: string, engagementId: number, billingItemId: number): string =>
  `/worker/time-expense/${page}?${billingItemId > 0 ? `billingItemId=${billingItemId}&` : ''}reqId=${engagementId}`;

export const addExpensePath = (engagementId: number, billingItemId = 0): string =>
  entryPath('add-expense', engagementId, billingItemId);

export const addProjectPath = (engagementId: number, billingItemId = 0): string =>
  entryPath('add-project', engagementId, billingItemId);
