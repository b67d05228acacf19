import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from 'shared-session';
import type { MountContext } from 'shared-session/micro-frontend';
import { Pages, useHashUrl } from 'shared-session/routing';
import { keepServerData, queryClient } from '../state/query-client.ts';
import { pages } from './pages.tsx';

/** The pages of this micro-frontend by URL. */
export function App({ context }: { context: MountContext }) {
  useEffect(() => void currentUser.load(), []);
  useEffect(keepServerData, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Pages pages={pages} url={useHashUrl()} context={context} />
    </QueryClientProvider>
  );
}
