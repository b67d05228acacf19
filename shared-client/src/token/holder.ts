/** The access token of this tab. In memory only: nothing here is ever written to storage. */
export interface HeldToken {
  readonly accessToken: string;
  /** When it was obtained, in milliseconds since 1970; made to grow with every refresh, so that the greater of two is the newer token. */
  readonly sequence: number;
  /** Mark of the signed-in session it was obtained for; tabs hand tokens over within one session only. */
  readonly session: string;
}

let held: HeldToken | undefined;
/** Mark of the session this page last had a token of. */
let lastSession: string | undefined;
const listeners = new Set<() => void>();
const sessionListeners = new Set<() => void>();

/**
 * Calls `listener` when the signed-in session has ended, or another has taken its place: data read in the former session must then be
 * dropped. The first session of a page is not a change. @returns a function that stops listening
 */
export function onSessionChange(listener: () => void): () => void {
  sessionListeners.add(listener);
  return () => sessionListeners.delete(listener);
}

/** The token that calls carry now, or `undefined` if there is no user token. */
export function heldToken(): HeldToken | undefined {
  return held;
}

/** Keeps a token unless a newer one is already held. @returns whether it was kept */
export function holdToken(token: HeldToken): boolean {
  if (held && held.sequence >= token.sequence) return false;
  const isOther = held !== undefined && held.session !== token.session;
  held = token;
  lastSession = token.session;
  if (isOther) sessionChanged();
  for (const listener of [...listeners]) listener();
  return true;
}

/** Whether a session is another than this page's. A page that has had none yet takes any. */
export function isOtherSession(session: string): boolean {
  return lastSession !== undefined && lastSession !== session;
}

/** Drops the token (signing out). */
export function dropToken(): void {
  if (!held) return;
  held = undefined;
  sessionChanged();
}

function sessionChanged(): void {
  for (const listener of [...sessionListeners]) listener();
}

/** Resolves to the first held token newer than `sequence`, or to `undefined` after `boundMs`. */
export function newerToken(sequence: number, boundMs: number): Promise<HeldToken | undefined> {
  const isNewer = () => (held && held.sequence > sequence ? held : undefined);
  if (isNewer()) return Promise.resolve(held);
  return new Promise((resolve) => {
    const check = () => {
      if (isNewer()) finish(held);
    };
    const finish = (token: HeldToken | undefined) => {
      clearTimeout(timer);
      listeners.delete(check);
      resolve(token);
    };
    const timer = setTimeout(() => finish(undefined), boundMs);
    listeners.add(check);
  });
}
