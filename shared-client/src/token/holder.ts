/** The access token of this tab. In memory only: nothing here is ever written to storage. */
export interface HeldToken {
  readonly accessToken: string;
  /** Grows with every refresh of the session, across tabs: the greater one is the newer one. */
  readonly sequence: number;
}

let held: HeldToken | undefined;

/** The token calls are to carry now, or `undefined` where there is no user token. */
export function heldToken(): HeldToken | undefined {
  return held;
}

/** Keeps a token unless a newer one is already held. @returns whether it was kept */
export function holdToken(token: HeldToken): boolean {
  if (held && held.sequence >= token.sequence) return false;
  held = token;
  return true;
}

/** Drops the token (signing out). */
export function dropToken(): void {
  held = undefined;
}
