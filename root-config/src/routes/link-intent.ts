/** The time that a pointer rests on a link that will be followed, milliseconds; one that only passes over has left by then. */
export const INTENT_MS = 65;
/** After this, prefetched data have been used or are stale. */
export const READY_MS = 8_000;
/** This long after the click the new page has requested its data; prefetches that are left are not wanted. */
const AFTER_NAVIGATION_MS = 3_000;

export interface LinkListener {
  /** A link of the portal is pointed at, touched or focused. @param hash `#/worker/home?x=1` */
  near(hash: string): void;
  /** The pointer or focus rests on it. @returns a function that is called when it moves to another link, or another page is shown */
  intended(hash: string): (() => void) | undefined;
}

interface Link {
  readonly hash: string;
  readonly since: number;
  /** Absent once the moment has passed. */
  timer?: ReturnType<typeof setTimeout> | undefined;
  end?: (() => void) | undefined;
}

/** Detects which link of this page the user is probably about to follow. */
export function linkIntent({ near, intended }: LinkListener): void {
  let present: Link | undefined;

  function leave(): void {
    clearTimeout(present?.timer);
    present?.end?.();
    present = undefined;
  }

  function turnTo(hash: string): void {
    if (present?.hash === hash && performance.now() - present.since < READY_MS) return;
    leave();
    if (hash === location.hash) return;
    near(hash);
    const link: Link = { hash, since: performance.now() };
    link.timer = setTimeout(() => {
      link.timer = undefined;
      link.end = intended(hash);
    }, INTENT_MS);
    present = link;
  }

  const met = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const isOurs =
      link?.origin === location.origin && link.pathname === location.pathname && link.hash.startsWith('#/');
    if (isOurs) turnTo(link.hash);
    // The pointer only passed over it. Data fetched already are kept for a while.
    else if (present?.timer !== undefined) leave();
  };
  document.addEventListener('pointerover', met, { passive: true });
  document.addEventListener('focusin', met, { passive: true });
  // Without options: single-spa's addEventListener drops them for this event.
  window.addEventListener('hashchange', () => {
    if (present?.hash !== location.hash) return leave();
    clearTimeout(present.timer);
    present.timer = setTimeout(leave, AFTER_NAVIGATION_MS);
  });
}
