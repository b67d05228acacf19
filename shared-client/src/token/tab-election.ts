import { randomId } from '../random-id/index.ts';
import { hasTabChannel, hearTabs, type Message, post } from './tab-channel.ts';

/** Time in which a rival's claim arrives; only paid where the browser has no Web Locks. */
const ELECTION_MS = 120;

type Claim = Extract<Message, { kind: 'claim' }>;

/**
 * Decides which of several tabs refreshes where there are no Web Locks. Every candidate states a claim; a claim of a tab that is refreshing
 * beats one that is not, else the smaller one wins. Best effort: tabs that learn of one another too late both refresh, which costs one call
 * and loses nothing.
 */
export interface Election {
  /** Waits for rival claims. @returns whether this tab has won so far */
  decided(): Promise<boolean>;
  /** Announces that this tab is refreshing now. */
  begin(): void;
  /** Whether a better claim has been received so far. */
  isBeaten(): boolean;
  /** Leaves the election; `hasFailed` lets the waiting tabs try themselves. */
  leave(hasFailed: boolean): void;
}

export function enterElection(): Election {
  const own: Claim = { kind: 'claim', claimant: randomId(), isRefreshing: false };
  let mine = own;
  let isBeaten = false;
  const stop = hearTabs((heard) => {
    if (heard.kind !== 'claim') return;
    if (beats(heard, mine)) isBeaten = true;
    // A tab with a weaker claim may not have received ours.
    else post(mine);
  });
  post(mine);
  return {
    async decided() {
      if (hasTabChannel()) await new Promise((resolve) => setTimeout(resolve, ELECTION_MS));
      return !isBeaten;
    },
    begin() {
      mine = { ...own, isRefreshing: true };
      post(mine);
    },
    isBeaten: () => isBeaten,
    leave(hasFailed) {
      stop();
      if (hasFailed) post({ kind: 'gave-up' });
    },
  };
}

/** Resolves when a refreshing tab says that it has failed. */
export function whenGivenUp(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = hearTabs((heard) => {
      if (heard.kind === 'gave-up') resolve();
    });
    signal.addEventListener('abort', stop);
  });
}

function beats(one: Claim, other: Claim): boolean {
  return one.isRefreshing === other.isRefreshing ? one.claimant < other.claimant : one.isRefreshing;
}
