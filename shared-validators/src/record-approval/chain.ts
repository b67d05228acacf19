/** `all`: everybody of the step approves. `any`: one of them is enough. */
export const STEP_MODES = ['all', 'any'] as const;
export type StepMode = (typeof STEP_MODES)[number];

/** `passed`: nobody needs to ask them any more. `before`: they approved in an earlier step, and are not asked again. */
export const APPROVER_STATES = ['waiting', 'approved', 'rejected', 'passed', 'before'] as const;
export type ApproverState = (typeof APPROVER_STATES)[number];

/** Somebody of a step, and what became of it. */
export interface Approver {
  readonly userId: number;
  readonly name: string;
  readonly state: ApproverState;
  /** ISO instant of the decision. */
  readonly decidedAt: string | null;
  /** Who decided in their name; null when they did it themselves. */
  readonly decidedBy: string | null;
  /** ISO instant of the last reminder. */
  readonly remindedAt: string | null;
}

export interface ChainStep {
  readonly name: string;
  readonly mode: StepMode;
  readonly approvers: readonly Approver[];
}

/** The steps of an approval, in their order. */
export type Chain = readonly ChainStep[];

/** A step as a route has it. */
export interface RouteStep {
  readonly name: string;
  readonly mode: StepMode;
  readonly approvers: readonly { readonly userId: number; readonly name: string }[];
}

/** How long nobody is reminded again. */
export const REMINDER_PAUSE_MS = 3_600_000;

const asked = ({ userId, name }: { readonly userId: number; readonly name: string }): Approver => ({
  userId,
  name,
  state: 'waiting',
  decidedAt: null,
  decidedBy: null,
  remindedAt: null,
});

/** Whether a step needs nobody any more. */
export const isStepDone = ({ mode, approvers }: ChainStep): boolean => {
  const has = ({ state }: Approver) => state === 'approved' || state === 'before';
  return mode === 'any' ? approvers.some(has) : approvers.every((one) => has(one) || one.state === 'passed');
};

/** The place of the step that waits; the number of steps where none does. */
export function currentStep(chain: Chain): number {
  const at = chain.findIndex((step) => !isStepDone(step));
  return at === -1 ? chain.length : at;
}

export const isChainDone = (chain: Chain): boolean => currentStep(chain) === chain.length;

/** Whom the present step waits for. */
export const waitsFor = (chain: Chain): readonly number[] =>
  chain[currentStep(chain)]?.approvers.filter(({ state }) => state === 'waiting').map(({ userId }) => userId) ?? [];

/** Everybody of a chain, each once. */
export const approverIds = (chain: Chain): readonly number[] => [
  ...new Set(chain.flatMap(({ approvers }) => approvers.map(({ userId }) => userId))),
];

/**
 * The chain of a route, begun (docs: approvals#chain-own, approvals#chain-once). Who submits is not asked, and a step without anybody else
 * is left out; a chain without a step approves nothing, so it must not be begun.
 */
export const beginChain = (route: readonly RouteStep[], submittedByIds: readonly number[]): Chain =>
  route.flatMap(({ name, mode, approvers }) => {
    const others = approvers.filter(
      ({ userId }, at) =>
        !submittedByIds.includes(userId) && approvers.findIndex((one) => one.userId === userId) === at,
    );
    return others.length > 0 ? [{ name, mode, approvers: others.map(asked) }] : [];
  });

/** What is recorded of a decision: when, and by whom where it was made in somebody's name. */
export type Stamp = Pick<Approver, 'decidedAt' | 'decidedBy'>;

/** Somebody approves the present step. Later steps do not ask them again. */
export const approveStep = (chain: Chain, userId: number, stamp: Stamp): Chain =>
  settle(
    mapCurrent(chain, (one) =>
      one.userId === userId && one.state === 'waiting' ? { ...one, ...stamp, state: 'approved' } : one,
    ),
  );

/** Somebody rejects in the present step, and with it the whole. */
export const rejectStep = (chain: Chain, userId: number, stamp: Stamp): Chain =>
  mapCurrent(chain, (one) =>
    one.userId === userId && one.state === 'waiting' ? { ...one, ...stamp, state: 'rejected' } : one,
  );

/** The whole is decided over the heads of who still waits. */
export const passAll = (chain: Chain): Chain => mapAll(chain, passed);

/**
 * Somebody more is asked in a step that is not done. Who is asked in an earlier step is not: their approval there would count here, and
 * nobody would be asked. @returns null where that is not possible
 */
export function addApprover(
  chain: Chain,
  stepIndex: number,
  person: { readonly userId: number; readonly name: string },
  submittedByIds: readonly number[],
): Chain | null {
  const step = chain[stepIndex];
  if (!step || isStepDone(step) || submittedByIds.includes(person.userId)) return null;
  if (isAskedBefore(chain, stepIndex + 1, person.userId)) return null;
  return withApprovers(chain, stepIndex, [...step.approvers, asked(person)]);
}

/**
 * Somebody who was not heard yet is asked no more. A step keeps somebody whom it has still to ask, so that removing never approves.
 * @returns null where that is not possible
 */
export function removeApprover(chain: Chain, stepIndex: number, userId: number): Chain | null {
  const step = chain[stepIndex];
  const one = step?.approvers.find((approver) => approver.userId === userId);
  if (!step || isStepDone(step) || one?.state !== 'waiting') return null;
  const left = step.approvers.filter((approver) => approver.userId !== userId);
  if (!left.some((other) => other.state === 'waiting' && !isAskedBefore(chain, stepIndex, other.userId))) return null;
  return withApprovers(chain, stepIndex, left);
}

/** Whether one of the steps before a place asks somebody. */
const isAskedBefore = (chain: Chain, stepIndex: number, userId: number): boolean =>
  chain.slice(0, stepIndex).some(({ approvers }) => approvers.some((one) => one.userId === userId));

const withApprovers = (chain: Chain, stepIndex: number, approvers: readonly Approver[]): Chain =>
  chain.map((step, at) => (at === stepIndex ? { ...step, approvers } : step));

/** Whether somebody may be reminded: the present step waits for them, and the last reminder is an hour ago. */
export function mayRemind(chain: Chain, userId: number, now: string): boolean {
  const one = chain[currentStep(chain)]?.approvers.find((approver) => approver.userId === userId);
  if (one?.state !== 'waiting') return false;
  return one.remindedAt === null || Date.parse(now) - Date.parse(one.remindedAt) >= REMINDER_PAUSE_MS;
}

/** Notes the reminder of somebody in the present step. */
export const remind = (chain: Chain, userId: number, remindedAt: string): Chain =>
  mapCurrent(chain, (one) => (one.userId === userId ? { ...one, remindedAt } : one));

/** Who approved before is not asked again, and who is not needed waits no more, until a step waits for somebody. */
function settle(chain: Chain): Chain {
  const approved = new Set<number>();
  let reached = false;
  return chain.map((step) => {
    if (reached) return step;
    const known = mapStep(step, (one) =>
      one.state === 'waiting' && approved.has(one.userId) ? { ...one, state: 'before' } : one,
    );
    for (const { userId, state } of known.approvers) if (state === 'approved') approved.add(userId);
    if (isStepDone(known)) return mapStep(known, passed);
    reached = true;
    return known;
  });
}

const passed = (one: Approver): Approver => (one.state === 'waiting' ? { ...one, state: 'passed' } : one);
const mapStep = (step: ChainStep, change: (one: Approver) => Approver): ChainStep => ({
  ...step,
  approvers: step.approvers.map(change),
});
const mapAll = (chain: Chain, change: (one: Approver) => Approver): Chain => chain.map((step) => mapStep(step, change));
const mapCurrent = (chain: Chain, change: (one: Approver) => Approver): Chain => {
  const current = currentStep(chain);
  return chain.map((step, at) => (at === current ? mapStep(step, change) : step));
};
