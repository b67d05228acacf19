import type { RecordKind, RecordStatus, RouteStep } from 'shared-validators/record-approval';

const [DANIEL, HELENA] = [
  { userId: 1002, name: 'Daniel Reyes' },
  { userId: 1009, name: 'Helena Lindqvist' },
];
/** Approves the second step, and has registered an e-mail address. */
export const RUTH = { id: 1011, user_name: 'approver', first_name: 'Ruth', last_name: 'Calloway' } as const;
const FINANCE = { userId: RUTH.id, name: 'Ruth Calloway' };
const PRIYA = { userId: 1004, name: 'Priya Natarajan' };

/** The approval routes. */
export const ROUTES: Readonly<Record<RecordKind, readonly RouteStep[]>> = {
  REQUEST: [
    { name: 'Department', mode: 'any', approvers: [DANIEL, HELENA] },
    { name: 'Finance', mode: 'all', approvers: [FINANCE, HELENA] },
  ],
  ENGAGEMENT: [
    { name: 'Department', mode: 'all', approvers: [DANIEL] },
    { name: 'Program', mode: 'all', approvers: [PRIYA] },
  ],
  REVISION: [
    { name: 'Department', mode: 'any', approvers: [DANIEL, FINANCE] },
    { name: 'Finance', mode: 'all', approvers: [FINANCE] },
  ],
  BUDGET: [
    { name: 'Department', mode: 'any', approvers: [DANIEL, HELENA] },
    { name: 'Finance', mode: 'all', approvers: [FINANCE] },
  ],
};

export const PLACES = ['Long Beach, CA', 'Oakland, CA', 'Seattle, WA'];

/** A record in the sample's short form. */
export interface SampledRecord {
  readonly kind: RecordKind;
  readonly status: RecordStatus;
  readonly title: string;
  readonly manager: number;
  /** Default: the manager. */
  readonly requester?: number;
  readonly assignee?: number;
  /** The approvers in the order of their decisions; the last one of a rejected record rejected it. */
  readonly decided?: readonly number[];
  readonly reason?: string;
  readonly comments?: readonly string[];
  readonly worker?: string;
  /** The amount of a budget; otherwise the hourly billing rate. */
  readonly rate: number;
  /** The raise of a revision's rate, or of a budget. */
  readonly raise?: number;
  readonly positions?: number;
  /** Days from today to the start. Default: 21 for a request, 60 days ago for any other. */
  readonly startsIn?: number;
  /** Hours since it was submitted. */
  readonly ago: number;
}

const [D, H, F] = [DANIEL.userId, HELENA.userId, FINANCE.userId];

/** At least one of each kind in each state. */
export const SAMPLED: readonly SampledRecord[] = [
  { kind: 'REQUEST', status: 'Pending', title: 'Dock coordinator', manager: H, rate: 34, startsIn: 2, ago: 76 },
  {
    kind: 'REQUEST',
    status: 'Pending',
    title: 'Inventory planner',
    manager: H,
    assignee: F,
    rate: 41.5,
    positions: 3,
    ago: 52,
    comments: ['Three people from the second week on.'],
  },
  { kind: 'REQUEST', status: 'Pending', title: 'Route planner', manager: D, rate: 38, positions: 2, ago: 30 },
  {
    kind: 'REQUEST',
    status: 'Pending',
    title: 'Forklift trainer',
    manager: D,
    requester: F,

    rate: 36,
    ago: 28,
  },
  { kind: 'REQUEST', status: 'Draft', title: 'Customs clerk', manager: D, requester: F, rate: 33, ago: 20 },
  {
    kind: 'REQUEST',
    status: 'Rejected',
    title: 'Night shift lead',
    manager: D,
    decided: [H, F],
    reason: 'There is no budget for it this quarter.',
    rate: 45,
    ago: 96,
  },
  { kind: 'REQUEST', status: 'Approved', title: 'QA analyst', manager: D, decided: [H, F], rate: 52, ago: 240 },
  { kind: 'REQUEST', status: 'Cancelled', title: 'Archivist', manager: D, rate: 29, ago: 300 },
  {
    kind: 'ENGAGEMENT',
    status: 'Pending',
    title: 'Field engineer',
    manager: H,
    worker: 'Mei Tanaka',
    rate: 58,
    startsIn: 9,
    ago: 44,
  },
  {
    kind: 'ENGAGEMENT',
    status: 'Pending',
    title: 'Safety inspector',
    manager: H,
    worker: 'Luca Ferri',
    decided: [D],
    rate: 47,
    startsIn: -1,
    ago: 70,
  },
  {
    kind: 'ENGAGEMENT',
    status: 'Approved',
    title: 'Yard planner',
    manager: H,
    worker: 'Sofie Lund',
    decided: [D, PRIYA.userId],
    rate: 40,
    ago: 260,
  },
  {
    kind: 'ENGAGEMENT',
    status: 'Draft',
    title: 'Dispatcher',
    manager: D,
    worker: 'Tomás Rojas',
    rate: 35,
    startsIn: 14,
    ago: 12,
  },
  {
    kind: 'REVISION',
    status: 'Pending',
    title: 'Field engineer',
    manager: H,
    worker: 'Kofi Mensah',
    rate: 55,
    raise: 3,
    ago: 26,
  },
  {
    kind: 'REVISION',
    status: 'Pending',
    title: 'QA analyst',
    manager: D,
    requester: H,
    worker: 'Amara Osei',
    rate: 52,
    ago: 18,
  },
  {
    kind: 'REVISION',
    status: 'Rejected',
    title: 'Dock coordinator',
    manager: H,
    worker: 'Jonas Weber',
    decided: [D],
    reason: 'Please ask for three months, not six.',
    rate: 34,
    ago: 120,
  },
  { kind: 'REQUEST', status: 'Pending', title: 'Load planner', manager: D, requester: F, rate: 39, ago: 9 },
  { kind: 'BUDGET', status: 'Pending', title: 'Harbor operations', manager: H, rate: 180_000, raise: 45_000, ago: 40 },
  { kind: 'BUDGET', status: 'Pending', title: 'Yard automation', manager: D, requester: F, rate: 62_500, ago: 16 },
  { kind: 'BUDGET', status: 'Draft', title: 'Peak season staffing', manager: D, rate: 96_000, ago: 7 },
  { kind: 'BUDGET', status: 'Approved', title: 'Safety training', manager: H, decided: [D, F], rate: 24_000, ago: 200 },
  {
    kind: 'BUDGET',
    status: 'Rejected',
    title: 'Terminal signage',
    manager: D,
    requester: H,
    decided: [D],
    reason: 'Please wait for the figures of the quarter.',
    rate: 12_400,
    ago: 130,
  },
  { kind: 'BUDGET', status: 'Cancelled', title: 'Office relocation', manager: D, rate: 38_000, ago: 280 },
];
