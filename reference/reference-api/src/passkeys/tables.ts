import type { Generated } from 'kysely';

/** A passkey: the public half, as WebAuthn has it. */
export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Signatures its authenticator has counted; 0 where it does not count. */
  counter: number;
  /** How the browser reaches it, separated by commas. */
  transports: string;
  name: string;
  added_at: Date;
  used_at: Date | null;
}

/** A challenge works once. Those that nobody answered are not kept. */
export interface UsedChallengeTable {
  challenge_hash: string;
  used_at: Date;
}

export interface PasskeyTables {
  passkey: PasskeyTable;
  used_challenge: UsedChallengeTable;
}
