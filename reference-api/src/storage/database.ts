import type { AuditTables } from '../audit/tables.ts';
import type { BillingTables } from '../billing/tables.ts';
import type { EngagementTables } from '../engagements/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { MessageTables } from '../messages/tables.ts';
import type { RecoveryTables } from '../recovery/tables.ts';

/** Every table of the product; each subject declares its own tables beside its code and adds two lines here. */
export interface Database
  extends AuditTables,
    BillingTables,
    EngagementTables,
    IdentityTables,
    MessageTables,
    RecoveryTables {}
