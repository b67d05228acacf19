import { useEffect } from 'react';
import { currentUser } from 'shared-session';
import type { MountContext } from 'shared-session/micro-frontend';
import { Pages, useHashUrl } from 'shared-session/routing';
import { ServerData } from 'shared-session/server-data';
import { pages } from './pages.tsx';

/** The pages of this micro-frontend by URL. */
export function App({ context }: { context: MountContext }) {
  useEffect(() => void currentUser.load(), []);
  return (
    <ServerData>
      <Pages pages={pages} url={useHashUrl()} context={context} />
    </ServerData>
  );
}
