import { type ReactNode, useEffect, useMemo } from 'react';
import { currentUser } from 'shared-session';
import type { MountContext, ReactView } from 'shared-session/micro-frontend';
import { type PageDeclaration, Pages } from 'shared-session/routing';
import { ServerData } from 'shared-session/server-data';
import { removeAllDrafts } from '../../state/drafts/remove-drafts.ts';
import { useGuardedUrl } from '../page/guarded-location.ts';
import { HostProvider, hostOf } from '../page/host.tsx';

/** What surrounds each page of this micro-frontend. */
export function App({ context, children }: { context: MountContext; children: ReactNode }) {
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
      <ServerData>{children}</ServerData>
    </HostProvider>
  );
}

/** The pages of an application as one view, for `reactLifeCycles`. */
export const pagesView =
  (pages: readonly PageDeclaration[]): ReactView =>
  ({ context }) => (
    <App context={context}>
      <Pages pages={pages} url={useGuardedUrl()} context={context} />
    </App>
  );
