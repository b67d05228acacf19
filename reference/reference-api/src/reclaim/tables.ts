import type { ColumnType, Generated } from 'kysely';
import type { Channel } from '../recovery/channel.ts';
import type { RevokedThing } from './thing.ts';

/** A contact that was removed or replaced. It is deleted after `RETENTION.formerContactDays`. */
export interface FormerContactTable {
  id: Generated<number>;
  user_id: number;
  channel: Channel;
  address: string;
  country: string | null;
  verified_at: Date | null;
  removed_at: Date;
}

/** A report of an owner that something was not them. */
export interface AccountReportTable {
  id: Generated<number>;
  user_id: number;
  /** The reported moment. What was added since then is revoked. */
  since: Date;
  reported_at: Date;
  /** When a reset ended it. Until then, what is added is revoked as well. */
  settled_at: Date | null;
  revoked: ColumnType<readonly RevokedThing[], unknown, unknown>;
}

export interface ReclaimTables {
  former_contact: FormerContactTable;
  account_report: AccountReportTable;
}
