import { hasUserToken, openSession } from 'shared-client';
import { locale } from 'shared-session';
import type { LifeCycles } from 'shared-session/micro-frontend';
import { showBadge } from '../ui/badge/show-badge.ts';

/** Removes the badge of a container. */
const shown = new Map<HTMLElement | undefined, () => void>();

const nothing = async () => undefined;

/** The number of unread notifications as `<portal-notifications>`, for pages that are not ours. */
export const { bootstrap, mount, update, unmount }: LifeCycles = {
  bootstrap: nothing,
  async mount({ domElement }) {
    if (!domElement) return;
    const remove = showBadge(domElement);
    let isShown = true;
    let stop: (() => void) | undefined;
    shown.set(domElement, () => {
      isShown = false;
      stop?.();
      remove();
    });
    // Nobody waits for it: without a session the element stays empty.
    void openSession()
      .then(async () => {
        if (!isShown || !hasUserToken()) return;
        void locale.load();
        const { startLive } = await import('../state/live-unread.ts');
        if (isShown) stop = startLive();
      })
      .catch(() => undefined);
  },
  update: nothing,
  async unmount({ domElement }) {
    shown.get(domElement)?.();
    shown.delete(domElement);
  },
};
