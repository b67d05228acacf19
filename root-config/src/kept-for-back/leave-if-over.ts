import { isSessionOver } from 'shared-client';

/**
 * A page that is left may be kept by the browser, and returns with "back" as it was. Once its session is over, it is hidden before it is
 * kept, and loaded again when it returns: nobody sees what the person before has left.
 *
 * @returns a function that stops it
 */
export function leaveIfOver(reload: () => void = () => location.reload()): () => void {
  const root = document.documentElement;
  const hide = () => {
    if (isSessionOver()) root.hidden = true;
  };
  const show = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    // Another tab may have ended the session since.
    hide();
    if (!root.hidden) return;
    // Nothing else begins to work on a page that is gone in a moment.
    event.stopImmediatePropagation();
    reload();
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
  };
}
