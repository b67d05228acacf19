import type { DelegatePermission } from 'shared-validators/delegation';
import type { UserType } from '../identity/signed-in-user.ts';

/**
 * The items that a permission covers: none, the user's own, those of workers that the user's supplier provides, those that the user
 * manages or is asked to approve, those of the user's company, all.
 */
export type Reach = 'none' | 'own' | 'supplier' | 'managed' | 'client' | 'all';

/** The permission for billing items of the whole company, and not only those that a user manages (docs: access#access-company). */
export const COMPANY_BILLING = 'COMPANY_BILLING';

/** The permission of administrators, who see the users within their reach and change them with a second one's consent (docs: access#access-users). */
export const MANAGE_USERS = 'MANAGE_USERS';

/** The permission to export approved items to payroll (docs: exports#payroll-who). */
export const PAYROLL_EXPORT = 'PAYROLL_EXPORT';

/** A row of the matrix: an action on billing items, or some of their fields, and the items for which each user type may use it. */
export interface AccessRow {
  /** Its name in the documentation. */
  readonly what: string;
  /** The calls that it controls, or the fields that are null in responses to everybody else. */
  readonly calls?: readonly string[];
  readonly fields?: readonly string[];
  readonly reach: Readonly<Record<UserType, Reach>>;
  /** The reach of users with COMPANY_BILLING; absent if it makes no difference. */
  readonly companyReach?: Readonly<Partial<Record<UserType, Reach>>>;
  /** The permission without which nobody may do it; absent if the user type is enough. */
  readonly needs?: string;
  /** The permissions with which a delegate may do it on behalf of another user; absent if delegates may not. */
  readonly inNameOf?: readonly DelegatePermission[];
}

const BILLING = '/wand2/api/billing/billing-items';
const APPROVALS = '/wand2/api/billing/approvals';
const ENGAGEMENTS = '/wand2/api/engagement/engagements';
const DELEGATES = '/wand2/api/delegates';
const UPLOAD = 'POST /wand2/api/fileupload/{billingItemId}/uploadonly';
const RECORDS = '/wand2/api/approvals/records';
const EXPORTS = '/wand2/api/exports';
const ADMINISTRATION = '/wand2/api/administration';
const INSIGHTS = '/wand2/api/insights';
const ACCOUNT = '/wand2/api/account';
const NOTIFICATIONS = '/wand2/api/notifications';
const CALENDAR = `${ACCOUNT}/calendar`;
const PAYROLL = '/wand2/api/clients/{clientId}/payroll';

const NOBODY: Readonly<Record<UserType, Reach>> = {
  Worker: 'none',
  Supplier: 'none',
  Client: 'none',
  MSP: 'none',
  VMS: 'none',
};
const STAFF: Readonly<Record<UserType, Reach>> = { ...NOBODY, Client: 'managed', MSP: 'managed', VMS: 'managed' };
const COMPANY = { Client: 'client', MSP: 'all', VMS: 'all' } as const satisfies AccessRow['companyReach'];
/** What belongs to each user alone. */
const PERSONAL: Readonly<Record<UserType, Reach>> = {
  Worker: 'own',
  Supplier: 'own',
  Client: 'own',
  MSP: 'own',
  VMS: 'own',
};
const EVERYBODY: Readonly<Record<UserType, Reach>> = { ...STAFF, Worker: 'own', Supplier: 'supplier' };

/**
 * Permissions in billing: user type × call or field. The server checks it on every call, the documentation is generated from it
 * (`npm run access`), and a test covers every cell. Permissions restrict it further: deciding needs BILLING_APPROVE.
 */
export const ACCESS = {
  see: {
    what: 'See engagements, billing items and their files',
    calls: [
      `GET ${BILLING}`,
      `GET ${BILLING}/{id} and everything below it`,
      `POST ${EXPORTS} of it`,
      'GET /wand2/engagement/api/engagement-items',
      'GET /wand2/engagement/api/engagement/items/timeentries',
      'GET /wand2/api/engagement/engagements/{id}/periods',
      'GET /servlet/filestream',
      `GET ${INSIGHTS}/hours`,
      `GET ${INSIGHTS}/money`,
      `POST ${INSIGHTS}/reports of it`,
    ],
    reach: EVERYBODY,
    companyReach: COMPANY,
  },
  enter: {
    what: 'Enter and submit time, expenses and project work',
    calls: [`POST ${BILLING}`, `POST ${BILLING}/submit`, `POST ${BILLING}/did-not-work`, UPLOAD],
    reach: { ...NOBODY, Worker: 'own' },
  },
  adjust: {
    what: 'Enter and submit adjustments and benefits',
    calls: [`POST ${BILLING}`, `POST ${BILLING}/submit`, UPLOAD],
    reach: STAFF,
    companyReach: COMPANY,
  },
  review: {
    what: 'See what waits for approval, with what a reviewer compares',
    calls: [
      `GET ${APPROVALS}/summary`,
      `GET ${APPROVALS}/items`,
      `GET ${APPROVALS}/items/{id}/second-look`,
      `GET ${INSIGHTS}/decisions`,
      `POST ${EXPORTS} of it`,
    ],
    inNameOf: ['BILLING_APPROVAL'],
    reach: { ...STAFF, Supplier: 'supplier' },
    companyReach: COMPANY,
  },
  remind: {
    what: 'See whose time was not submitted in time, and remind them',
    calls: [`GET ${APPROVALS}/not-submitted`, `POST ${APPROVALS}/not-submitted/remind`],
    reach: { ...STAFF, Supplier: 'supplier' },
    companyReach: COMPANY,
  },
  remindApprovers: {
    what: 'See who has not decided in time, and remind them',
    calls: [`GET ${APPROVALS}/late-approvers`, `POST ${APPROVALS}/late-approvers/remind`],
    reach: { ...NOBODY, MSP: 'client', VMS: 'client' },
    companyReach: { Client: 'client' },
  },
  hoursElsewhere: {
    what: "See the hours of a reviewed worker's other engagements, without their names",
    calls: [`GET ${APPROVALS}/items/{id}/second-look`],
    inNameOf: ['BILLING_APPROVAL'],
    reach: { ...NOBODY, Supplier: 'supplier', Client: 'client', MSP: 'client', VMS: 'client' },
    companyReach: COMPANY,
  },
  decide: {
    what: 'Approve and reject, but never what they submitted themselves',
    calls: [
      `POST ${BILLING}/{id}/approve`,
      `POST ${BILLING}/{id}/reject`,
      `POST ${APPROVALS}/decisions`,
      `POST ${APPROVALS}/decisions/{id}/undo`,
      `POST ${APPROVALS}/items/{id}/allocations`,
      `POST ${APPROVALS}/items/{id}/allocations/undo`,
      `POST ${APPROVALS}/batches`,
      `GET ${APPROVALS}/batches`,
      `GET ${APPROVALS}/batches/{id}`,
    ],
    inNameOf: ['BILLING_APPROVAL'],
    reach: STAFF,
    companyReach: COMPANY,
  },
  comment: {
    what: 'Read comments on billing items and add to them',
    calls: [`POST ${BILLING}/{id}/comments`],
    inNameOf: ['BILLING_APPROVAL'],
    reach: { ...STAFF, Worker: 'own' },
    companyReach: COMPANY,
  },
  reassign: {
    what: 'Give an engagement to another manager',
    calls: [`GET ${ENGAGEMENTS}/{id}/managers`, `POST ${ENGAGEMENTS}/{id}/manager`],
    reach: NOBODY,
    companyReach: COMPANY,
  },
  delegate: {
    what: 'Name delegates, see and end them',
    calls: [`GET ${DELEGATES}`, `GET ${DELEGATES}/candidates`, `POST ${DELEGATES}`, `POST ${DELEGATES}/{id}/end`],
    reach: { ...NOBODY, Client: 'own', MSP: 'own', VMS: 'own' },
  },
  notifications: {
    what: 'Read notifications and mark them; make and revoke the private address of a calendar',
    calls: [
      `GET ${NOTIFICATIONS}`,
      `GET ${NOTIFICATIONS}/unread`,
      `GET ${NOTIFICATIONS}/events`,
      `POST ${NOTIFICATIONS}/read`,
      `POST ${NOTIFICATIONS}/all-read`,
      `POST ${NOTIFICATIONS}/all-read/undo`,
      `GET ${CALENDAR}`,
      `POST ${CALENDAR}`,
      `DELETE ${CALENDAR}`,
    ],
    reach: PERSONAL,
  },
  ownReminders: {
    what: 'Choose when and how one is reminded, and by which mails',
    calls: [`PUT ${ACCOUNT}/reminders`, `PUT ${ACCOUNT}/mails/{kind}`, `DELETE ${ACCOUNT}/mails/refusal`],
    reach: PERSONAL,
  },
  ownExports: {
    what: 'Fetch a list, or a table that one sends, as a file',
    calls: [`POST ${EXPORTS}/tables`, `GET ${EXPORTS}/{id}`, `GET ${EXPORTS}/{id}/file`],
    reach: PERSONAL,
  },
  records: {
    what: 'See requests, engagements, revisions and budgets with their approvals, and comment on them',
    calls: [`GET ${RECORDS}`, `GET ${RECORDS}/{id}`, `POST ${RECORDS}/{id}/comments`, `POST ${EXPORTS} of it`],
    inNameOf: ['REQUISITION_APPROVAL', 'REQUEST_CREATION'],
    reach: { ...NOBODY, Client: 'own', MSP: 'all', VMS: 'all' },
  },
  budgets: {
    what: 'See what budgets amount to',
    calls: [`GET ${RECORDS}`, `GET ${RECORDS}/{id}`],
    inNameOf: ['MASTER_BUDGET_VISIBILITY'],
    reach: { ...NOBODY, Client: 'own', MSP: 'all', VMS: 'all' },
  },
  decideRecords: {
    what: 'Approve and reject them where one is asked, but never what one submitted',
    calls: [`POST ${RECORDS}/{id}/decision`],
    inNameOf: ['REQUISITION_APPROVAL'],
    reach: { ...NOBODY, Client: 'own', MSP: 'all', VMS: 'all' },
  },
  changeRecords: {
    what: 'Submit and restart them, change who approves, and assign them',
    calls: [`GET ${RECORDS}/{id}/people`, `POST ${RECORDS}/{id}/change`],
    inNameOf: ['REQUEST_CREATION'],
    reach: { ...NOBODY, Client: 'own', MSP: 'all', VMS: 'all' },
  },
  invoice: {
    what: 'Mark as invoiced',
    calls: [`POST ${BILLING}/{id}/process`],
    reach: STAFF,
    companyReach: COMPANY,
  },
  billed: {
    what: 'What the client is billed for time',
    fields: ['billRate', 'billAmount', 'regularHourAmount', 'overtimeHourAmount', 'doubletimeHourAmount'],
    reach: STAFF,
    companyReach: COMPANY,
  },
  supplierPay: {
    what: 'What the supplier is paid for time',
    fields: [
      'payRate',
      'supplierPayAmount',
      'regularHourSupplierPayAmount',
      'overtimeHourSupplierPayAmount',
      'doubletimeHourSupplierPayAmount',
    ],
    reach: { ...STAFF, Supplier: 'supplier' },
    companyReach: COMPANY,
  },
  users: {
    what: 'See users, and disable them, enable them and reset their factors with the consent of a second administrator',
    calls: [
      `GET ${ADMINISTRATION}/users`,
      `GET ${ADMINISTRATION}/users/{userId}`,
      `POST ${ADMINISTRATION}/users/{userId}/requests`,
      `GET ${ADMINISTRATION}/requests`,
      `POST ${ADMINISTRATION}/requests/{requestId}/answer`,
    ],
    needs: MANAGE_USERS,
    reach: { Worker: 'none', Supplier: 'supplier', Client: 'client', MSP: 'all', VMS: 'all' },
  },
  payroll: {
    what: 'Export approved items to payroll, and see the batches and what has changed since',
    calls: [
      'GET /wand2/api/payroll/companies',
      `GET ${PAYROLL}/batches`,
      `GET ${PAYROLL}/batches/{number}`,
      `POST ${EXPORTS} of it`,
      `POST ${PAYROLL}/batches`,
      `GET ${PAYROLL}/batches/{number}/file`,
      `GET ${PAYROLL}/changes`,
    ],
    needs: PAYROLL_EXPORT,
    reach: { ...NOBODY, Client: 'client', MSP: 'all', VMS: 'all' },
  },
} as const satisfies Record<string, AccessRow>;

/** The name of a row. */
export type Access = keyof typeof ACCESS;
