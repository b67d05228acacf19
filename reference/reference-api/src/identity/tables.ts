import type { Generated } from 'kysely';
import type { UserType } from './signed-in-user.ts';

/** A person with an account. */
export interface AppUserTable {
  id: Generated<number>;
  user_name: string;
  /** Argon2id, see password.ts. */
  password_hash: string;
  /** Null if it was never changed since the account was created. */
  password_changed_at: Generated<Date | null>;
  /** Since when a sign-in requires a code to a contact (docs: account#contact-step). */
  contact_step_at: Generated<Date | null>;
  first_name: string;
  last_name: string;
  user_type: UserType;
  client_id: number;
  supplier_name: Generated<string | null>;
  /** List of permission names. */
  permissions: string[];
  is_csc_csr: boolean;
  is_finance: boolean;
  is_sys_admin: boolean;
  is_helpdesk: boolean;
  is_msp_admin: boolean;
  language: string;
  country: string;
  /** When they last opened a page, to the hour; null if they never signed in. */
  seen_at: Generated<Date | null>;
  /** Since when nobody can sign in to the account (docs: account#account-disabled); null if they can. */
  disabled_at: Generated<Date | null>;
}

/** A company that uses the product. */
export interface ClientTable {
  id: Generated<number>;
  name: string;
  time_zone: string;
  country: string;
}

/** A signed-in browser; ended by sign-out or age. */
export interface SessionTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  xsrf_token: string;
  device_id: string;
  /** The browser's user agent; shown to the owner, and nothing depends on it. */
  user_agent: Generated<string>;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  /** The session at the company's provider that it came from; null for another sign-in, and if the provider named none. */
  company_sid: Generated<string | null>;
}

/** The refresh tokens that descend from one `getToken.html`. The whole family ends if a rotated token is used again. */
export interface TokenFamilyTable {
  id: Generated<number>;
  session_id: number;
  created_at: Date;
  ended_at: Date | null;
  ended_because: string | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  family_id: number;
  issued_at: Date;
  expires_at: Date;
  rotated_at: Date | null;
  /** The device that rotated it. */
  rotated_by: string | null;
  /**
   * The hash of the token that it was exchanged for. Empty once a second answer has replaced that token; null for a token that is not
   * exchanged yet, or was by a release that did not store it.
   */
  child_hash: string | null;
}

export interface AccessTokenTable {
  token_hash: string;
  family_id: number;
  expires_at: Date;
}

/** A browser from which an account has signed in. */
export interface KnownDeviceTable {
  device_hash: string;
  user_id: number;
  seen_at: Date;
}

export interface IdentityTables {
  known_device: KnownDeviceTable;
  client: ClientTable;
  app_user: AppUserTable;
  session: SessionTable;
  token_family: TokenFamilyTable;
  refresh_token: RefreshTokenTable;
  access_token: AccessTokenTable;
}
