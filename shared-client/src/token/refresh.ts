import { dropToken, type HeldToken, heldToken, holdToken } from './holder.ts';
import { obtainAccessToken } from './obtain.ts';
import { leaveForLogin, leaveForLogout } from './sign-out.ts';

let inFlight: Promise<HeldToken | undefined> | undefined;

/**
 * A token newer than `rejected`, which a server answered 401 to. Whoever asks while a refresh is under way gets its
 * result; whoever asks after one has happened gets the newer token without another.
 *
 * @returns `undefined` when the session is over and the page is being left
 * @throws a CallError when the server could not be asked; nobody is logged out for that
 */
export function refreshed(rejected: HeldToken | undefined): Promise<HeldToken | undefined> {
  const held = heldToken();
  if (held && held.sequence > (rejected?.sequence ?? 0)) return Promise.resolve(held);
  inFlight ??= refresh(rejected).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

async function refresh(rejected: HeldToken | undefined): Promise<HeldToken | undefined> {
  const obtained = await obtainAccessToken();
  if (obtained.outcome === 'obtained') {
    const token = { accessToken: obtained.accessToken, sequence: (rejected?.sequence ?? 0) + 1 };
    holdToken(token);
    return heldToken();
  }
  dropToken();
  if (obtained.outcome === 'signed-out' && !rejected) leaveForLogin();
  else leaveForLogout();
  return undefined;
}
