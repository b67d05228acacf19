import { clientConfiguration } from '../configuration.ts';
import { dropToken, type HeldToken, heldToken, holdToken, isOtherSession, newerToken } from './holder.ts';
import { tokenOfHost } from './host-token.ts';
import { type Obtained, obtainAccessToken } from './obtain.ts';
import { isOtherPersons, otherPersonCame } from './page-person.ts';
import { leaveForLogin, leaveForLogout } from './sign-out.ts';
import { announceToken, askForToken, openTabChannel, sessionMark } from './tab-channel.ts';
import { enterElection, whenGivenUp } from './tab-election.ts';
import { greatestMark, hasTabLocks, inTurn, markSequence } from './tab-lock.ts';

/** The longest wait for a tab that is known to have a token. */
const HANDOVER_MS = 1_000;
/** The longest wait for the winner of an election. */
const WINNER_MS = 20_000;

let inFlight: Promise<HeldToken | undefined> | undefined;

/**
 * Returns a token newer than `rejected`, which a server rejected with 401. Callers during a refresh share its result; callers after one get
 * the newer token without another refresh. The same holds across tabs: one tab refreshes and hands its token to all other tabs.
 *
 * @param onAsked called when this tab's request is on its way to the server, or only a timer is left to wait for
 * @returns `undefined` when the session is over and the page is being left
 * @throws a CallError when the server could not be reached; that does not log out
 */
export function refreshed(rejected: HeldToken | undefined, onAsked?: () => void): Promise<HeldToken | undefined> {
  const held = newerThan(rejected);
  if (held) return Promise.resolve(held);
  inFlight ??= refresh(rejected, onAsked).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

function refresh(rejected: HeldToken | undefined, onAsked?: () => void): Promise<HeldToken | undefined> {
  const { getToken } = clientConfiguration();
  if (getToken) return refreshByHost(getToken, rejected, onAsked);
  openTabChannel();
  return hasTabLocks() ? refreshInTurn(rejected, onAsked) : refreshByElection(rejected, onAsked);
}

/** A host's token is for its own tab only: other tabs of its origin may have another user, so it is not shared with them. */
async function refreshByHost(
  getToken: NonNullable<ReturnType<typeof clientConfiguration>['getToken']>,
  rejected: HeldToken | undefined,
  onAsked?: () => void,
): Promise<HeldToken | undefined> {
  const obtaining = tokenOfHost(getToken, rejected?.accessToken);
  onAsked?.();
  return adoptObtained(await obtaining, rejected, 0, 'host');
}

/** The refresh that is under way, if any. */
export function refreshUnderWay(): Promise<HeldToken | undefined> | undefined {
  return inFlight;
}

function refreshInTurn(rejected: HeldToken | undefined, onAsked?: () => void): Promise<HeldToken | undefined> {
  return inTurn(async () => {
    // Re-read: another tab may have refreshed while this one waited for its turn, and its message may still be on the way.
    const marked = await greatestMark();
    if (!newerThan(rejected) && marked > (rejected?.sequence ?? 0)) {
      askForToken(rejected?.sequence ?? 0);
      await newerToken(rejected?.sequence ?? 0, HANDOVER_MS);
    }
    const handedOver = newerThan(rejected);
    if (handedOver) return handedOver;
    const obtaining = obtainAccessToken(rejected !== undefined);
    onAsked?.();
    const token = await adoptObtained(await obtaining, rejected, marked);
    if (token) await markSequence(token.sequence);
    return token;
  });
}

async function refreshByElection(
  rejected: HeldToken | undefined,
  onAsked?: () => void,
): Promise<HeldToken | undefined> {
  // Waiting for rivals is only a timer, and timers run while the browser evaluates scripts.
  onAsked?.();
  askForToken(rejected?.sequence ?? 0);
  const election = enterElection();
  const hasWon = await election.decided();
  const handedOver = newerThan(rejected);
  if (handedOver || !hasWon) {
    election.leave(false);
    return handedOver ?? tokenOfWinner(rejected);
  }
  election.begin();
  let obtained: Obtained | undefined;
  try {
    obtained = await obtainAccessToken(rejected !== undefined, () => !election.isBeaten() && !newerThan(rejected));
  } finally {
    election.leave(obtained?.outcome !== 'obtained' && obtained?.outcome !== 'superseded');
  }
  return obtained.outcome === 'superseded' ? tokenOfWinner(rejected) : adoptObtained(obtained, rejected, 0);
}

/** Waits for the tab that refreshes. If it fails or does not respond, this tab refreshes itself. */
async function tokenOfWinner(rejected: HeldToken | undefined): Promise<HeldToken | undefined> {
  const done = new AbortController();
  await Promise.race([newerToken(rejected?.sequence ?? 0, WINNER_MS), whenGivenUp(done.signal)]);
  done.abort();
  return newerThan(rejected) ?? adoptObtained(await obtainAccessToken(rejected !== undefined), rejected, 0);
}

/** A call found that its session is gone. If another has taken its place, the next call checks whose it is. */
export function sessionRefused(): void {
  if (!clientConfiguration().getToken && isOtherSession(sessionMark())) dropToken();
  else leaveForLogout();
}

function newerThan(rejected: HeldToken | undefined): HeldToken | undefined {
  const held = heldToken();
  return held && held.sequence > (rejected?.sequence ?? 0) ? held : undefined;
}

async function adoptObtained(
  obtained: Obtained,
  rejected: HeldToken | undefined,
  marked: number,
  from: 'session' | 'host' = 'session',
): Promise<HeldToken | undefined> {
  if (obtained.outcome === 'obtained') {
    const { accessToken } = obtained;
    const session = from === 'host' ? 'host' : sessionMark();
    if (isOtherSession(session) && (await isOtherPersons(accessToken))) {
      dropToken();
      otherPersonCame();
      return undefined;
    }
    const sequence = Math.max(Date.now(), (rejected?.sequence ?? 0) + 1, marked + 1);
    const token = { accessToken, sequence, session };
    holdToken(token);
    if (from === 'session') announceToken(token);
    return heldToken();
  }
  dropToken();
  if (obtained.outcome === 'signed-out' && !rejected) leaveForLogin();
  else leaveForLogout();
  return undefined;
}
