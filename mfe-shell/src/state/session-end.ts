import type { SessionEnd } from 'shared-client/account';
import { reportFailure } from 'shared-client/report-failure';
import { currentUser } from 'shared-session';
import { createStore } from 'zustand/vanilla';
import { phaseOf, type SessionPhase, untilNextPhase } from '../domain/session-end.ts';
import { loadAccountCalls } from './load-account-calls.ts';

export interface SessionEndState {
  readonly phase: SessionPhase;
  /** When the session ends, by this device's clock, in milliseconds. */
  readonly endsAt: number;
  /** Whether it can still be extended. */
  readonly mayStay: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
}

const FAR: SessionEndState = {
  phase: 'far',
  endsAt: Number.POSITIVE_INFINITY,
  mayStay: false,
  busy: false,
  failed: false,
};
/** The server is asked once more this long before the end, because another tab may have extended the session since the warning. */
const LAST_LOOK_MS = 10_000;
/** setTimeout counts no further than 24.8 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The time left in the session. It comes from the server, because the device's clock may be wrong. */
export const sessionEnd = createStore<SessionEndState>()(() => FAR);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Follows the session of the signed-in user, from the first response that names them. */
export function watchSessionEnd(): () => void {
  const begin = () => {
    const seconds = currentUser.getState().user?.sessionEndsInSeconds;
    if (seconds !== undefined && seconds !== null) follow(seconds * 1000);
  };
  begin();
  const undo = currentUser.subscribe((now, before) => {
    if (now.user !== before.user) begin();
  });
  // Timers stand still while the device sleeps or the tab is in the background.
  const onVisible = () => {
    const { phase, endsAt } = sessionEnd.getState();
    if (document.visibilityState === 'visible' && (phase === 'near' || phaseOf(endsAt - Date.now()) !== 'far'))
      void look();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    undo();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
    sessionEnd.setState(FAR);
  };
}

/** Extends the session. If that fails, the dialog says so and the session ends when it would have. */
export async function staySignedIn(): Promise<void> {
  if (sessionEnd.getState().busy) return;
  sessionEnd.setState({ busy: true, failed: false });
  try {
    apply(await (await loadAccountCalls()).extendSession());
  } catch (error) {
    reportFailure('The session could not be extended.', error);
    sessionEnd.setState({ failed: true });
  }
  sessionEnd.setState({ busy: false });
}

function apply({ endsInSeconds, mayExtend }: SessionEnd): void {
  const left = endsInSeconds * 1000;
  follow(left);
  sessionEnd.setState({ phase: phaseOf(left), mayStay: mayExtend });
}

function follow(left: number): void {
  const phase = phaseOf(left);
  sessionEnd.setState({ endsAt: Date.now() + left });
  clearTimeout(timer);
  // The first response alone is no reason to warn: another tab may have extended the session, so the server is asked.
  if (phase === 'near' && sessionEnd.getState().phase === 'far') {
    timer = setTimeout(() => void look(), 0);
    return;
  }
  const wait = untilNextPhase(left);
  if (wait === undefined) return;
  const isLast = phase === 'near' && left > LAST_LOOK_MS;
  timer = setTimeout(
    () => (phase === 'near' && !isLast ? sessionEnd.setState({ phase: 'over' }) : void look()),
    Math.min(isLast ? wait - LAST_LOOK_MS : wait, LONGEST_TIMER_MS),
  );
}

/** Asks the server for the time left in the session. Without a response, the end known so far still holds. */
async function look(): Promise<void> {
  try {
    apply(await (await loadAccountCalls()).getSessionEnd());
  } catch (error) {
    reportFailure('How long the session lasts could not be read.', error);
    const left = sessionEnd.getState().endsAt - Date.now();
    sessionEnd.setState({ phase: phaseOf(left) });
    if (left > 0) timer = setTimeout(() => void look(), Math.min(left, LAST_LOOK_MS));
  }
}
