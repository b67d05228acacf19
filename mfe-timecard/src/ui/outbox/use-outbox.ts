import { useEffect } from 'react';
import { onOfflineQueuesChanged } from 'shared-session/device-data';
import { useModule } from 'shared-session/server-data';
import { useStore } from 'zustand';
import { mayWait } from '../../state/outbox/may-wait.ts';
import { useHost } from '../page/host.tsx';
import { loadOutbox, needOutbox, outboxNeed } from './load-outbox.ts';

/**
 * The outbox module, once something waits on this device (in another tab as well), or the page has needed it otherwise. Only in the portal,
 * which knows whose device this is. null until loaded.
 */
export function useOutbox(): Awaited<ReturnType<typeof loadOutbox>> | null {
  const { isPortal } = useHost();
  const isNeeded = useStore(outboxNeed, (state) => state.isNeeded);
  useEffect(() => {
    const look = () => {
      if (mayWait()) needOutbox();
    };
    look();
    return onOfflineQueuesChanged(look);
  }, []);
  return useModule('outbox', loadOutbox, isPortal && isNeeded).module;
}
