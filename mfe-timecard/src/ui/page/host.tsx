import { createContext, use } from 'react';
import type { MountContext } from 'shared-session/micro-frontend';
import { navigate } from 'shared-session/routing';

/** The navigation of a page: in the portal by URL, in a foreign host by its `onNavigate`. */
export interface Host {
  readonly isPortal: boolean;
  /** Navigates to a path of the product. */
  readonly go: (path: string) => void;
}

const HostContext = createContext<Host>({ isPortal: true, go: navigate });

export const HostProvider = HostContext.Provider;

/** The host of this mount. */
export function useHost(): Host {
  return use(HostContext);
}

/** Reads the host from the mount context. A foreign host gets `onNavigate` calls and decides itself. */
export function hostOf(context: MountContext): Host {
  if (context.host === 'portal') return { isPortal: true, go: navigate };
  return {
    isPortal: false,
    go: (path) => {
      context.emit?.('timecard-navigate', { path });
      context.onNavigate?.({ path });
      if (path.startsWith('/worker/')) context.close?.();
    },
  };
}
