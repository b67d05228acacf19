/** `all`: every approver of the step approves. `any`: one of them is enough. */
export const STEP_MODES = ['all', 'any'] as const;
export type StepMode = (typeof STEP_MODES)[number];

/** `passed`: their approval is no longer needed. `before`: they approved in an earlier step and are not asked again. */
export const APPROVER_STATES = ['waiting', 'approved', 'rejected', 'passed', 'before'] as const;
export type ApproverState = (typeof APPROVER_STATES)[number];

/** An approver of a step, with the decision. */
export interface Approver {
  readonly userId: number;
  readonly name: string;
  readonly state: ApproverState;
  /** ISO instant of the decision. */
  readonly decidedAt: string | null;
  /** The user who decided on their behalf; null if they did it themselves. */
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

/** A step of a route. */
export interface RouteStep {
  readonly name: string;
  readonly mode: StepMode;
  readonly approvers: readonly { readonly userId: number; readonly name: string }[];
}

/** The shortest time between two reminders, in milliseconds. */
export const REMINDER_PAUSE_MS = 3_600_000;

const asked = ({ userId, name }: { readonly userId: number; readonly name: string }): Approver => ({
  userId,
  name,
  state: 'waiting',
  decidedAt: null,
  decidedBy: null,
  remindedAt: null,
});

/** Whether a step needs no further approval. */
export const isStepDone = ({ mode, approvers }: ChainStep): boolean => {
  const has = ({ state }: Approver) => state === 'approved' || state === 'before';
  return mode === 'any' ? approvers.some(has) : approvers.every((one) => has(one) || one.state === 'passed');
};

/** The index of the current step; the number of steps if none is left. */
export function currentStep(chain: Chain): number {
  const at = chain.findIndex((step) => !isStepDone(step));
  return at === -1 ? chain.length : at;
}

export const isChainDone = (chain: Chain): boolean => currentStep(chain) === chain.length;

/** The approvers that the current step waits for. */
export const waitsFor = (chain: Chain): readonly number[] =>
  chain[currentStep(chain)]?.approvers.filter(({ state }) => state === 'waiting').map(({ userId }) => userId) ?? [];

/** All approvers of a chain, each once. */
export const approverIds = (chain: Chain): readonly number[] => [
  ...new Set(chain.flatMap(({ approvers }) => approvers.map(({ userId }) => userId))),
];

/**
 * Starts the chain of a route (docs: approvals#chain-own, approvals#chain-once). The submitter is not asked, and a step without any other
 * approver is left out. A chain without steps would approve nothing, so it must not be started.
 */
export const beginChain = (route: readonly RouteStep[], submittedByIds: readonly number[]): Chain =>
  route.flatMap(({ name, mode, approvers }) => {
    const others = approvers.filter(
      ({ userId }, at) =>
        !submittedByIds.includes(userId) && approvers.findIndex((one) => one.userId === userId) === at,
    );
    return others.length > 0 ? [{ name, mode, approvers: others.map(asked) }] : [];
  });

/** The record of a decision: its time, and its author if on behalf of an approver. */
export type Stamp = Pick<Approver, 'decidedAt' | 'decidedBy'>;

/** Approves the current step. Later steps do not ask the same approver again. */
export const approveStep = (chain: Chain, userId: number, stamp: Stamp): Chain =>
  settle(
    mapCurrent(chain, (one) =>
      one.userId === userId && one.state === 'waiting' ? { ...one, ...stamp, state: 'approved' } : one,
    ),
  );

/** Rejects in the current step, and with it the whole record. */
export const rejectStep = (chain: Chain, userId: number, stamp: Stamp): Chain =>
  mapCurrent(chain, (one) =>
    one.userId === userId && one.state === 'waiting' ? { ...one, ...stamp, state: 'rejected' } : one,
  );

/** Marks the remaining approvers as not needed, because the whole record was decided. */
export const passAll = (chain: Chain): Chain => mapAll(chain, passed);

/**
 * Adds an approver to a step that is not done. An approver of an earlier step cannot be added: their approval there would count here, and
 * nobody would be asked. @returns null if that is not possible
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
 * Removes an approver who has not decided yet. A step keeps at least one approver who is still to decide, so that removing never approves.
 * @returns null if that is not possible
 */
export function removeApprover(chain: Chain, stepIndex: number, userId: number): Chain | null {
  const step = chain[stepIndex];
  const one = step?.approvers.find((approver) => approver.userId === userId);
  if (!step || isStepDone(step) || one?.state !== 'waiting') return null;
  const left = step.approvers.filter((approver) => approver.userId !== userId);
  if (!left.some((other) => other.state === 'waiting' && !isAskedBefore(chain, stepIndex, other.userId))) return null;
  return withApprovers(chain, stepIndex, left);
}

/** Whether one of the steps before an index asks an approver. */
const isAskedBefore = (chain: Chain, stepIndex: number, userId: number): boolean =>
  chain.slice(0, stepIndex).some(({ approvers }) => approvers.some((one) => one.userId === userId));

const withApprovers = (chain: Chain, stepIndex: number, approvers: readonly Approver[]): Chain =>
  chain.map((step, at) => (at === stepIndex ? { ...step, approvers } : step));

/** Whether an approver may be reminded: the current step waits for them, and the last reminder was at least an hour ago. */
export function mayRemind(chain: Chain, userId: number, now: string): boolean {
  const one = chain[currentStep(chain)]?.approvers.find((approver) => approver.userId === userId);
  if (one?.state !== 'waiting') return false;
  return one.remindedAt === null || Date.parse(now) - Date.parse(one.remindedAt) >= REMINDER_PAUSE_MS;
}

/** Records a reminder in the current step. */
export const remind = (chain: Chain, userId: number, remindedAt: string): Chain =>
  mapCurrent(chain, (one) => (one.userId === userId ? { ...one, remindedAt } : one));

/** Skips approvers who approved earlier and those who are no longer needed, until a step waits for an approver. */
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
