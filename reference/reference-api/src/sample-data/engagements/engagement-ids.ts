/** Ids of engagements that tests and documentation name. */
export const ENGAGEMENTS = {
  /** The README's walkthrough: `worker`'s current assignment, a training assignment next to it, and a previous one. */
  journey: 5000,
  training: 5036,
  former: 5037,
  /** The engagement of template n: 5000 + n. Template 0 has 5035, because 5000 is the walkthrough's. */
  ofTemplate: (id: number): number => 5000 + (id === 0 ? 35 : id),
  biweekly: 5040,
  semimonthly: 5041,
  /** Monthly, 4 spans and 3 allocations a day. */
  large: 5042,
  clockChange: 5043,
  leaveSystem: 5044,
  leaveAllocation: 5045,
  london: 5046,
  cancelled: 5050,
  closed: 5051,
  closedLongAgo: 5052,
  incomplete: 5053,
  pending: 5054,
  customFields: 5060,
  followOnChain: 5061,
  followOnLoop: 5062,
  drillDowns: 5063,
  /** Has its own template, which overrides the catalogue's. */
  ownTemplate: 5064,
  ofWorkerEmail: 5080,
  ofWorkerMobile: 5081,
} as const;

/** The workers of the engagements that do not belong to `worker-templates`. */
const WORKERS: Readonly<Record<number, number>> = {
  [ENGAGEMENTS.journey]: 1001,
  [ENGAGEMENTS.former]: 1001,
  [ENGAGEMENTS.training]: 1001,
  [ENGAGEMENTS.ofWorkerEmail]: 1005,
  [ENGAGEMENTS.ofWorkerMobile]: 1006,
};

/** The user who works on an engagement. */
export const workerOf = (engagementId: number): number => WORKERS[engagementId] ?? 1008;
