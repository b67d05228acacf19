import type { Generated } from 'kysely';

/** A passkey: the public key, in WebAuthn's format. */
export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** The signature counter of its authenticator; 0 if it does not count. */
  counter: number;
  /** The transports by which a browser can reach it, separated by commas. */
  transports: string;
  name: string;
  /** The user handle, base64url, that the authenticator was given with it; null until it first signs in, if it is older than the column. */
  user_handle: string | null;
  added_at: Date;
  used_at: Date | null;
}

/** A challenge can be used once. Unanswered challenges are not stored. */
export interface UsedChallengeTable {
  challenge_hash: string;
  used_at: Date;
}

export interface PasskeyTables {
  passkey: PasskeyTable;
  used_challenge: UsedChallengeTable;
}
