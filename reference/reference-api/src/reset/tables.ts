import type { Generated } from 'kysely';

/** A reset somebody began, for an account that may not exist. The one who began it holds a secret; the code proves the account. */
export interface PasswordResetTable {
  id: Generated<number>;
  token_hash: string;
  /** Keyed hash of what was entered: what the limits count by. */
  account_key: string;
  /** Null: nobody has the account, and no code of it is ever right. */
  user_id: number | null;
  email: string | null;
  mobile: string | null;
  mobile_country: string | null;
  created_at: Date;
  code_hash: string | null;
  code_sent_at: Date | null;
  code_expires_at: Date | null;
  attempts: Generated<number>;
  proven_at: Date | null;
  used_at: Date | null;
  /** A password was set in another way since its newest code was sent. */
  overtaken_at: Date | null;
}

/** One row. */
export interface DecoyKeyTable {
  value: string;
}

export interface PasswordResetTables {
  decoy_key: DecoyKeyTable;
  password_reset: PasswordResetTable;
}
