/** The kinds of records with an approval chain (docs: approvals#records). */
export const RECORD_KINDS = ['REQUEST', 'ENGAGEMENT', 'REVISION', 'BUDGET'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const RECORD_STATUSES = ['Draft', 'Pending', 'Approved', 'Rejected', 'Cancelled'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

/** Statuses of open records; records with another status are history. */
export const OPEN_STATUSES = ['Draft', 'Pending'] as const satisfies readonly RecordStatus[];
export const CLOSED_STATUSES = ['Approved', 'Rejected', 'Cancelled'] as const satisfies readonly RecordStatus[];

/** The role of a user for a record. */
export type RecordRole =
  /** Its approval waits for them. */
  | 'asked'
  /** They requested it, manage it, or are its assignee. */
  | 'keeper'
  /** They belong to the program or its operator, and look after all records. */
  | 'overseer';

export type RecordPermission = 'REQUISITION_APPROVE' | 'REQUEST_CREATE';

interface Transition {
  readonly from: readonly RecordStatus[];
  /** If absent, the status stays. */
  readonly to?: RecordStatus;
  readonly by: readonly RecordRole[];
  readonly needs: RecordPermission;
}

const KEEPERS = ['keeper', 'overseer'] as const;

/**
 * The actions on a record: from which status to which, by which role, and with which permission (docs: approvals#record-states). Approving
 * leads to Approved in the last step; until then the status stays.
 */
export const RECORD_TRANSITIONS = {
  submit: { from: ['Draft'], to: 'Pending', by: KEEPERS, needs: 'REQUEST_CREATE' },
  approve: { from: ['Pending'], to: 'Approved', by: ['asked'], needs: 'REQUISITION_APPROVE' },
  'approve-entire': { from: ['Pending'], to: 'Approved', by: ['overseer'], needs: 'REQUISITION_APPROVE' },
  reject: { from: ['Pending'], to: 'Rejected', by: ['asked', 'overseer'], needs: 'REQUISITION_APPROVE' },
  restart: { from: ['Pending', 'Rejected'], to: 'Pending', by: KEEPERS, needs: 'REQUEST_CREATE' },
  'add-approver': { from: ['Pending'], by: KEEPERS, needs: 'REQUEST_CREATE' },
  'remove-approver': { from: ['Pending'], by: KEEPERS, needs: 'REQUEST_CREATE' },
  remind: { from: ['Pending'], by: KEEPERS, needs: 'REQUEST_CREATE' },
  assign: { from: ['Draft', 'Pending'], by: KEEPERS, needs: 'REQUEST_CREATE' },
  'change-manager': { from: ['Draft', 'Pending', 'Rejected'], by: KEEPERS, needs: 'REQUEST_CREATE' },
  cancel: { from: ['Draft', 'Pending', 'Rejected'], to: 'Cancelled', by: KEEPERS, needs: 'REQUEST_CREATE' },
  reopen: { from: ['Rejected', 'Cancelled'], to: 'Draft', by: KEEPERS, needs: 'REQUEST_CREATE' },
} as const satisfies Record<string, Transition>;

export type RecordAction = keyof typeof RECORD_TRANSITIONS;
export const RECORD_ACTIONS = Object.keys(RECORD_TRANSITIONS) as readonly RecordAction[];
export const RECORD_DECISIONS = ['approve', 'approve-entire', 'reject'] as const satisfies readonly RecordAction[];
export const RECORD_CHANGES = [
  'submit',
  'restart',
  'add-approver',
  'remove-approver',
  'remind',
  'assign',
  'change-manager',
  'cancel',
  'reopen',
] as const satisfies readonly RecordAction[];

/** Whether an action decides on a record. A submitter may not use such actions. */
export const decides = (action: RecordAction): boolean => (RECORD_DECISIONS as readonly string[]).includes(action);

/** The parts of a record that determine its possible actions. */
export interface RecordState {
  readonly status: RecordStatus;
  readonly requesterId: number;
  readonly managerId: number;
  readonly assigneeId: number | null;
  /** The submitter, and the user on whose behalf they submitted it. */
  readonly submittedByIds: readonly number[];
  /** The approvers that the current step waits for. */
  readonly waitsFor: readonly number[];
}

/** The user who wants to act: the person whose records they are, and everybody who takes part in the call. */
export interface RecordViewer {
  readonly userId: number;
  /** They belong to the program or its operator. */
  readonly isOverseer: boolean;
  readonly permissions: readonly string[];
  /** The caller, and the person on whose behalf they call. */
  readonly takingPart: readonly number[];
}

/** The roles of a user for a record. */
export function rolesOf(
  viewer: Pick<RecordViewer, 'userId' | 'isOverseer'>,
  record: RecordState,
): readonly RecordRole[] {
  const { userId } = viewer;
  const roles: RecordRole[] = [];
  if (record.waitsFor.includes(userId)) roles.push('asked');
  if ([record.requesterId, record.managerId, record.assigneeId].includes(userId)) roles.push('keeper');
  if (viewer.isOverseer) roles.push('overseer');
  return roles;
}

/** Why an action is not possible. */
export type RecordRefusal = 'status' | 'person' | 'own';

/** Why an action on a record is not allowed, by status, person and permission; null if it is. A submitter never decides. */
export function refusalOf(viewer: RecordViewer, record: RecordState, action: RecordAction): RecordRefusal | null {
  const { from, by, needs }: Transition = RECORD_TRANSITIONS[action];
  if (decides(action) && record.submittedByIds.some((id) => viewer.takingPart.includes(id))) return 'own';
  const roles = rolesOf(viewer, { ...record, waitsFor: from.includes(record.status) ? record.waitsFor : [] });
  const couldBeAsked = by.includes('asked') && !from.includes(record.status);
  if (!viewer.permissions.includes(needs)) return 'person';
  if (!couldBeAsked && !by.some((role) => roles.includes(role))) return 'person';
  return from.includes(record.status) ? null : 'status';
}

/** All actions that a user may perform on a record now. */
export const actionsOn = (viewer: RecordViewer, record: RecordState): readonly RecordAction[] =>
  RECORD_ACTIONS.filter((action) => refusalOf(viewer, record, action) === null);

/** Whether a user still sees a record in their list after its manager has changed. */
export const staysWith = (
  userId: number,
  record: Pick<RecordState, 'requesterId' | 'assigneeId'> & { readonly approverIds: readonly number[] },
  managerId: number,
): boolean => [record.requesterId, record.assigneeId, managerId, ...record.approverIds].includes(userId);
