import * as account from './account/account-calls.ts';
import * as mails from './account/mail-calls.ts';
import * as profile from './account/profile-calls.ts';
import * as sessionEnd from './account/session-end-calls.ts';
import * as administration from './administration/administration-calls.ts';
import * as approvals from './approvals/calls.ts';
import { billingCalls } from './billing/calls.ts';
import * as calendarFeed from './calendar-feed/calendar-calls.ts';
import { callsOf, type NamedCall } from './call/call.ts';
import * as companyLink from './company-sign-in/link-calls.ts';
import * as companyLogout from './company-sign-in/logout-call.ts';
import * as companySignIn from './company-sign-in/sign-in-calls.ts';
import * as contacts from './contacts/contact-calls.ts';
import * as countries from './countries/country-calls.ts';
import { customFieldCalls } from './custom-fields/calls.ts';
import * as delegates from './delegates/delegate-calls.ts';
import * as development from './development/calls.ts';
import * as docs from './development/docs-calls.ts';
import * as documents from './documents/document-calls.ts';
import { engagementCalls } from './engagements/calls.ts';
import * as exportCalls from './exports/calls.ts';
import * as payroll from './exports/payroll/calls.ts';
import * as health from './health/health-calls.ts';
import * as metrics from './health/metrics-calls.ts';
import * as signIn from './identity/sign-in-calls.ts';
import * as tokens from './identity/token-calls.ts';
import * as insights from './insights/insight-calls.ts';
import * as reports from './insights/reports/report-calls.ts';
import * as jobs from './jobs/job-calls.ts';
import * as leave from './leave/development-calls.ts';
import * as links from './links/link-calls.ts';
import * as switchAccount from './links/switch-call.ts';
import * as locale from './locale/locale-calls.ts';
import * as notifications from './notifications/notification-calls.ts';
import * as passkeys from './passkeys/passkey-calls.ts';
import * as passkeySignIn from './passkeys/sign-in-calls.ts';
import * as reclaim from './reclaim/reclaim-calls.ts';
import * as records from './records/calls.ts';
import * as recovery from './recovery/recovery-calls.ts';
import * as remindersByHand from './reminders/by-hand-calls.ts';
import * as reminderChoices from './reminders/choice-calls.ts';
import * as mailLinks from './reminders/links/link-calls.ts';
import * as requests from './requests/request-calls.ts';
import * as reset from './reset/reset-calls.ts';
import * as secondFactorChanges from './second-factor/change-calls.ts';
import * as secondFactor from './second-factor/second-factor-calls.ts';
import * as accountSignIn from './sign-in/sign-in-calls.ts';
import { surveyCalls } from './surveys/calls.ts';
import * as translations from './translations/translation-calls.ts';
import * as recent from './users/recent-calls.ts';
import * as userSettings from './users/settings-calls.ts';
import * as users from './users/user-calls.ts';
import * as worker from './worker/worker-calls.ts';

/** Every call of the product, by subject. A subject's file exports its definitions; a line here registers them. */
export const productCalls: readonly NamedCall[] = [
  ...callsOf(
    health,
    metrics,
    signIn,
    accountSignIn,
    secondFactor,
    secondFactorChanges,
    passkeySignIn,
    companySignIn,
    companyLogout,
    companyLink,
    tokens,
    recovery,
    reset,
    reclaim,
    account,
    mails,
    reminderChoices,
    remindersByHand,
    mailLinks,
    passkeys,
    users,
    userSettings,
    profile,
    sessionEnd,
    recent,
    links,
    switchAccount,
    countries,
    locale,
    translations,
    contacts,
    documents,
    jobs,
    requests,
    worker,
    approvals,
    delegates,
    administration,
    records,
    notifications,
    insights,
    reports,
    exportCalls,
    calendarFeed,
    payroll,
  ),
  ...engagementCalls,
  ...billingCalls,
  ...customFieldCalls,
  ...surveyCalls,
];

/** Calls that exist only outside production. */
export const developmentCalls: readonly NamedCall[] = callsOf(development, docs, leave);
