import type { Generated } from 'kysely';

/** An authenticator app. Without `confirmed_at`, its first code has not been entered yet. */
export interface AuthenticatorTable {
  user_id: number;
  /** Encrypted with the portal's secret, see `sealed.ts`. */
  secret: string;
  added_at: Date;
  confirmed_at: Date | null;
  /** The time step of the last accepted code. A code works once. */
  last_step: Generated<number>;
}

/** A recovery code, hashed; each works once. */
export interface RecoveryKeyTable {
  user_id: number;
  code_hash: string;
  used_at: Date | null;
  /** Null for codes of an earlier release. */
  codes_made_at: Generated<Date | null>;
}

/** A sign-in between its first and its second factor; bound to one browser by a cookie. */
export interface SignInAttemptTable {
  token_hash: string;
  user_id: number;
  code_hash: string | null;
  code_sent_at: Date | null;
  attempts: Generated<number>;
  expires_at: Date;
  /** The session at the company's provider, if the first factor was a sign-in there. */
  attempt_sid: Generated<string | null>;
}

export interface SecondFactorTables {
  authenticator: AuthenticatorTable;
  recovery_key: RecoveryKeyTable;
  sign_in_attempt: SignInAttemptTable;
}
