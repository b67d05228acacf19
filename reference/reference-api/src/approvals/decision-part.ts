import { type Chain, waitsFor } from 'shared-validators/record-approval';

/** The item, as far as it determines who decides on it now. */
export interface Decidable {
  readonly manager_id: number | null;
  readonly chain: Chain | null;
}

/**
 * The part of an item that a user decides on now: the current step of its chain, or the whole item; null for neither. Without a chain the
 * manager decides. Users with reach over the whole company decide on the whole item (docs: approvals#billing-decider).
 */
export function decisionPart(
  { manager_id, chain }: Decidable,
  userId: number,
  isCompanyWide: boolean,
): 'step' | 'whole' | null {
  if (chain !== null && waitsFor(chain).includes(userId)) return 'step';
  if (isCompanyWide || (chain === null && manager_id === userId)) return 'whole';
  return null;
}
