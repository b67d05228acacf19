import type { Generated } from 'kysely';
import type { Channel } from './channel.ts';

/** The verified contacts of a user; empty until then. */
export interface RecoveryRegistrationTable {
  user_id: number;
  email: string | null;
  email_verified_at: Date | null;
  /** E.164: `+12133734253`. */
  mobile: string | null;
  /** The country it was entered for, in upper case, because several countries can share a calling code. */
  mobile_country: string | null;
  mobile_verified_at: Date | null;
}

/** A sent code, bound to user, channel and the exact pending address. Only the newest of a channel is valid. */
export interface RecoveryCodeTable {
  id: Generated<number>;
  user_id: number;
  channel: Channel;
  address: string;
  country: string | null;
  code_hash: string;
  sent_at: Date;
  expires_at: Date;
  attempts: Generated<number>;
  used_at: Date | null;
}

/** A confirmed password. Until `expires_at` its browser session may change, remove and unmask. */
export interface RecoveryGrantTable {
  session_id: number;
  expires_at: Date;
}

export interface RecoveryTables {
  recovery_registration: RecoveryRegistrationTable;
  recovery_code: RecoveryCodeTable;
  recovery_grant: RecoveryGrantTable;
}
