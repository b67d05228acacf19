/** What time and expense is filtered by with a search for names (docs: lists#filter-names). */
export const FILTERED_NAMES = ['engagement', 'worker', 'costCentre', 'supplier', 'company'] as const;
type FilteredName = (typeof FILTERED_NAMES)[number];

interface Reader {
  readonly userType: string;
  readonly permissions: readonly string[];
}

/** Whether a reader is offered a filter. A worker has one supplier and no other workers, a supplier is one, and only the program has several companies. */
export function isFilteredBy(name: FilteredName, user: Reader | undefined): boolean {
  if (user === undefined) return false;
  if (name === 'engagement') return true;
  if (name === 'worker') return user.userType !== 'Worker';
  const seesCompany = user.permissions.includes('COMPANY_BILLING');
  const isProgram = user.userType === 'MSP' || user.userType === 'VMS';
  if (name === 'costCentre') return !seesCompany;
  return name === 'company' ? isProgram && seesCompany : isProgram || user.userType === 'Client';
}
