import type { Generated } from 'kysely';
import type { Channel } from '../recovery/channel.ts';

/** A reset for an account that may not exist. The browser that started it has a secret; the code verifies the account. */
export interface PasswordResetTable {
  id: Generated<number>;
  token_hash: string;
  /** Keyed hash of what was entered, for the limits. */
  account_key: string;
  /** Null if there is no such account; no code of it is ever right then. */
  user_id: number | null;
  email: string | null;
  mobile: string | null;
  mobile_country: string | null;
  created_at: Date;
  code_hash: string | null;
  code_sent_at: Date | null;
  /** The contact of the newest code; null for a reset of an earlier release. */
  code_channel: Generated<Channel | null>;
  code_expires_at: Date | null;
  attempts: Generated<number>;
  proven_at: Date | null;
  used_at: Date | null;
  /** A password was set in another way after its newest code was sent. */
  overtaken_at: Date | null;
}

/** A single row. */
export interface DecoyKeyTable {
  value: string;
}

/** The shape of a registered address, which decoys imitate. It belongs to nobody. */
export interface DecoyContactTable {
  id: Generated<number>;
  name_letter: string;
  domain_letter: string;
  is_of_user_name: boolean;
}

export interface PasswordResetTables {
  decoy_contact: DecoyContactTable;
  decoy_key: DecoyKeyTable;
  password_reset: PasswordResetTable;
}
