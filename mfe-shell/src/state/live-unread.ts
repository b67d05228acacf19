import { sessionName, UnauthorisedError } from 'shared-client';
import { followUnread, getUnread } from 'shared-client/notifications';
import { unread } from './unread.ts';

/** A stream that says nothing for this time is blocked on its way. */
const SILENT_MS = 10_000;
/** The pause before another stream after a failure: the number is asked for in between. */
const PAUSES_MS = [5_000, 15_000, 60_000];
/**
 * The pause after a stream that the server has ended, and up to as much again: all tabs come back one after another, and if somebody else
 * has signed in, their session is there by then.
 */
const ENDED_MS = 1_000;

/**
 * Follows the number while the tab is visible. One of the visible tabs, the holder of a lock, has the stream and tells the others. A hidden tab
 * has neither stream, lock nor channel, so that a page that is left can be kept for "back". Once the session is over the number is unknown.
 *
 * @returns a function that ends it
 */
export function startLive(): () => void {
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = document.visibilityState === 'visible' ? followWhileVisible() : undefined;
  };
  document.addEventListener('visibilitychange', follow);
  addEventListener('pageshow', follow);
  const leave = () => {
    stop?.();
    stop = undefined;
  };
  addEventListener('pagehide', leave);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pageshow', follow);
    removeEventListener('pagehide', leave);
    leave();
  };
}

/** A message between the tabs of a person: the number, undefined once the session is over, or the question for it. */
export type UnreadMessage = number | undefined | 'ask';

let tell: (count: number) => void = () => undefined;

/** Sets the number, in the other tabs as well. */
export function setUnread(count: number): void {
  unread.setState({ count });
  tell(count);
}

/** @returns a function that ends it */
function followWhileVisible(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = openChannel();
  const name = `portal-notifications:${sessionName()}`;
  let leads = false;
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number' && Number.isSafeInteger(data)) unread.setState({ count: data });
      else if (data === 'ask' && leads) channel.postMessage(unread.getState().count);
    };
  tell = (count) => channel?.postMessage(count);
  channel?.postMessage('ask');
  const lead = async () => {
    leads = true;
    await keepFollowing(signal);
  };
  if (channel && navigator.locks) navigator.locks.request(name, { signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    ending.abort();
    channel?.close();
    tell = () => undefined;
  };

  function openChannel(): BroadcastChannel | undefined {
    try {
      return new BroadcastChannel(`portal-notifications:${sessionName()}`);
    } catch {
      return undefined; // The number is this tab's alone.
    }
  }
}

async function keepFollowing(signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      await streamOnce(signal);
      failures = 0;
      await pause(ENDED_MS * (1 + Math.random()), signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof UnauthorisedError) return unread.setState({ count: undefined });
      await getUnread({ signal }).then(setUnread, () => undefined);
      await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0, signal);
      failures += 1;
    }
  }
}

/** One stream until the server ends it. @throws where it fails, or says nothing */
async function streamOnce(signal: AbortSignal): Promise<void> {
  const own = new AbortController();
  const silent = setTimeout(() => own.abort(new Error('The stream says nothing.')), SILENT_MS);
  let hasSpoken = false;
  try {
    await followUnread(
      (count) => {
        hasSpoken = true;
        clearTimeout(silent);
        setUnread(count);
      },
      { signal: AbortSignal.any([signal, own.signal]) },
    );
  } finally {
    clearTimeout(silent);
  }
  if (!hasSpoken) throw new Error('The stream ended without a number.');
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
