import type { RecordEvent } from 'shared-client/schema/records';
import type { ApproverState, RecordKind, RecordStatus } from 'shared-validators/record-approval';
import type { DashboardTab } from '../../domain/dashboard-state.ts';
import type { RecordGroup } from '../../domain/record-groups.ts';

/** Label keys of the statuses and kinds of records. */

export const STATUS_LABELS = {
  Draft: 'LBL_AP_REASON_DRAFT',
  Pending: 'LBL_AP_STATUS_PENDING',
  Approved: 'LBL_AP_STATUS_APPROVED',
  Rejected: 'LBL_AP_STATUS_REJECTED',
  Cancelled: 'LBL_AP_ENGAGEMENT_CANCELLED',
} as const satisfies Record<RecordStatus, string>;

export const KIND_LABELS = {
  REQUEST: 'LBL_KIND_REQUEST',
  ENGAGEMENT: 'LBL_AP_ENGAGEMENT',
  REVISION: 'LBL_KIND_REVISION',
  BUDGET: 'LBL_KIND_BUDGET',
} as const satisfies Record<RecordKind, string>;

export const TAB_LABELS = {
  ALL: 'LBL_AP_ALL',
  ...KIND_LABELS,
  BATCH_BILLING: 'LBL_TAB_BATCH_BILLING',
  BUDGET: 'LBL_TAB_BUDGETS',
  HISTORY: 'LBL_AP_HISTORY',
} as const satisfies Record<DashboardTab, string>;

export const GROUP_LABELS = {
  reader: 'LBL_WAITS_FOR_YOU',
  others: 'LBL_WAITS_FOR_OTHERS',
  draft: 'LBL_AP_REASON_DRAFT',
} as const satisfies Record<RecordGroup, string>;

export const APPROVER_LABELS = {
  waiting: 'LBL_APPROVER_WAITING',
  approved: 'LBL_AP_STATUS_APPROVED',
  rejected: 'LBL_AP_STATUS_REJECTED',
  passed: 'LBL_APPROVER_PASSED',
  before: 'LBL_APPROVER_BEFORE',
} as const satisfies Record<ApproverState, string>;

export const EVENT_LABELS = {
  submit: 'LBL_AP_SUBMITTED',
  approve: 'LBL_AP_STATUS_APPROVED',
  'approve-entire': 'LBL_EVENT_APPROVE_ENTIRE',
  reject: 'LBL_AP_STATUS_REJECTED',
  restart: 'LBL_EVENT_RESTART',
  'add-approver': 'LBL_EVENT_ADD_APPROVER',
  'remove-approver': 'LBL_EVENT_REMOVE_APPROVER',
  remind: 'LBL_EVENT_REMIND',
  assign: 'LBL_EVENT_ASSIGN',
  'change-manager': 'LBL_EVENT_CHANGE_MANAGER',
  cancel: 'LBL_AP_ENGAGEMENT_CANCELLED',
  reopen: 'LBL_EVENT_REOPEN',
  comment: 'LBL_AP_COMMENT',
} as const satisfies Record<RecordEvent['what'], string>;
