import type { Generated } from 'kysely';

/** A user's identity at a provider: its issuer and subject. The provider never reuses a subject. */
export interface CompanyIdentityTable {
  issuer: string;
  subject: string;
  user_id: number;
  linked_at: Date;
  used_at: Date | null;
  /** Until when the password signs in although it is closed; an operator's exception. */
  password_open_until: Generated<Date | null>;
}

/** A logout token of the provider. Each works once. */
export interface UsedLogoutTokenTable {
  issuer: string;
  jti: string;
  spent_at: Date;
}

export interface CompanySignInTables {
  company_identity: CompanyIdentityTable;
  used_logout_token: UsedLogoutTokenTable;
}
