import { useModule } from 'shared-session/server-data';
import { useHost } from '../page/host.tsx';
import { loadOutbox } from './load-outbox.ts';

/** What waits on this device for the connection, where there is something; only in the portal, which knows whose device this is. */
export function OutboxPart() {
  const { isPortal } = useHost();
  const { module } = useModule('outbox', loadOutbox, isPortal);
  return module ? <module.OutboxNotice /> : null;
}
