import { addApprover, beginChain, type Chain, currentStep } from 'shared-validators/record-approval';

interface Person {
  readonly userId: number;
  readonly name: string;
}

/** An item that waits too long. */
export interface Overdue {
  /** Null if the manager decides alone. */
  readonly chain: Chain | null;
  readonly manager: Person | null;
  readonly submittedById: number | null;
}

/**
 * The chain of an item that asks another person as well (docs: reminders#escalation). Where one person was asked, either of them is enough;
 * a step that asks all of several people asks one more. Null if the person is asked already, or submitted the item.
 */
export function escalatedChain({ chain, manager, submittedById }: Overdue, next: Person): Chain | null {
  const submittedBy = submittedById === null ? [] : [submittedById];
  if (next.userId === manager?.userId || submittedBy.includes(next.userId)) return null;
  if (chain === null) {
    const approvers = manager ? [manager, next] : [next];
    return beginChain([{ name: approvers.map(({ name }) => name).join(', '), mode: 'any', approvers }], submittedBy);
  }
  const at = currentStep(chain);
  const step = chain[at];
  if (!step || step.approvers.some(({ userId }) => userId === next.userId)) return null;
  const isAlone = step.approvers.length === 1;
  const more = addApprover(chain, at, next, submittedBy);
  return more && isAlone ? more.map((one, index) => (index === at ? { ...one, mode: 'any' } : one)) : more;
}
