import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { followConnection, queryClient } from './query-client.ts';

/** The server data of the pages of one mount. */
export function ServerData({ children }: { children: ReactNode }) {
  useEffect(followConnection, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
