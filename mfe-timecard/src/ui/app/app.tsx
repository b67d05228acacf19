import { useEffect, useMemo } from 'react';
import { currentUser } from 'shared-session';
import type { MountContext } from 'shared-session/micro-frontend';
import { Pages } from 'shared-session/routing';
import { ServerData } from 'shared-session/server-data';
import { removeAllDrafts } from '../../state/drafts/draft-store.ts';
import { useGuardedUrl } from '../page/guarded-location.ts';
import { HostProvider, hostOf } from '../page/host.tsx';
import { pages } from '../pages.tsx';

/** The pages of this micro-frontend by URL. */
export function App({ context }: { context: MountContext }) {
  const host = useMemo(() => hostOf(context), [context]);
  useEffect(() => {
    void currentUser.load();
    // The shell announces a sign-out. A session that merely expired keeps its drafts.
    const signedOut = (event: Event) => {
      const removed = removeAllDrafts();
      (event as CustomEvent<{ waitUntil?: (work: Promise<unknown>) => void } | null>).detail?.waitUntil?.(removed);
    };
    window.addEventListener('portal-sign-out', signedOut);
    return () => window.removeEventListener('portal-sign-out', signedOut);
  }, []);
  return (
    <HostProvider value={host}>
      <ServerData>
        <Pages pages={pages} url={useGuardedUrl()} context={context} />
      </ServerData>
    </HostProvider>
  );
}
