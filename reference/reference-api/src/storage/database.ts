import type { AdministrationTables } from '../administration/tables.ts';
import type { ApprovalTables } from '../approvals/tables.ts';
import type { AuditTables } from '../audit/tables.ts';
import type { BillingTables } from '../billing/tables.ts';
import type { CalendarFeedTables } from '../calendar-feed/tables.ts';
import type { CompanySignInTables } from '../company-sign-in/tables.ts';
import type { ContactTables } from '../contacts/tables.ts';
import type { CustomFieldTables } from '../custom-fields/tables.ts';
import type { DeadlineTables } from '../deadlines/tables.ts';
import type { DelegateTables } from '../delegates/tables.ts';
import type { DocumentTables } from '../documents/tables.ts';
import type { EngagementTables } from '../engagements/tables.ts';
import type { PayrollTables } from '../exports/payroll/tables.ts';
import type { ExportTables } from '../exports/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { InsightTables } from '../insights/tables.ts';
import type { LimitTables } from '../limits/tables.ts';
import type { MessageTables } from '../messages/tables.ts';
import type { NotificationTables } from '../notifications/tables.ts';
import type { PasskeyTables } from '../passkeys/tables.ts';
import type { ReclaimTables } from '../reclaim/tables.ts';
import type { RecordTables } from '../records/tables.ts';
import type { RecoveryTables } from '../recovery/tables.ts';
import type { ReminderTables } from '../reminders/tables.ts';
import type { RequestTables } from '../requests/tables.ts';
import type { PasswordResetTables } from '../reset/tables.ts';
import type { SampleTables } from '../sample-data/tables.ts';
import type { SecondFactorTables } from '../second-factor/tables.ts';
import type { SurveyTables } from '../surveys/tables.ts';
import type { TranslationTables } from '../translations/tables.ts';
import type { UserTables } from '../users/tables.ts';

/** All tables of the product. Each subject declares its tables next to its code and adds two lines here. */
export interface Database
  extends AdministrationTables,
    ApprovalTables,
    AuditTables,
    BillingTables,
    CalendarFeedTables,
    CompanySignInTables,
    CustomFieldTables,
    DeadlineTables,
    DelegateTables,
    EngagementTables,
    ExportTables,
    IdentityTables,
    InsightTables,
    LimitTables,
    PasswordResetTables,
    MessageTables,
    NotificationTables,
    PasskeyTables,
    PayrollTables,
    ReclaimTables,
    RecordTables,
    RecoveryTables,
    ReminderTables,
    ContactTables,
    DocumentTables,
    RequestTables,
    SampleTables,
    SecondFactorTables,
    SurveyTables,
    TranslationTables,
    UserTables {}
