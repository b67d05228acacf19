import { type ReactNode, useEffect } from 'react';
import { currentUser } from 'shared-session';
import type { ReactView } from 'shared-session/micro-frontend';
import { type PageDeclaration, Pages, useHashUrl } from 'shared-session/routing';
import { ServerData } from 'shared-session/server-data';

/** The pages of an application as one view, for `reactLifeCycles`. */
export const pagesView =
  (pages: readonly PageDeclaration[]): ReactView =>
  ({ context }) => (
    <App>
      <Pages pages={pages} url={useHashUrl()} context={context} />
    </App>
  );

/** What surrounds each page of this micro-frontend. */
function App({ children }: { children: ReactNode }) {
  useEffect(() => void currentUser.load(), []);
  return <ServerData>{children}</ServerData>;
}
