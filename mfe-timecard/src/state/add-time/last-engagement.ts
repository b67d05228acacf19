import { declareDeviceData, keepOnDevice } from 'shared-session/device-data';
import { runRequest, type StoreLocation } from 'shared-session/device-database';

/** The engagement for which time was last entered on this device. The store is registered, so that a sign-out removes it. */
const PLACE: StoreLocation = { database: 'timecard-last-engagement', store: 'last' };
const KEY = 'engagement';

/** Does nothing if storage is blocked. */
export async function rememberEngagement(id: number): Promise<void> {
  try {
    declareDeviceData({ databases: [PLACE.database] });
    // A sign-out waits for this write, and nothing is written after one.
    await keepOnDevice(async () => void (await runRequest(PLACE, 'readwrite', (store) => store.put(id, KEY))));
  } catch {
    // Without it the page opens with the first engagement.
  }
}

/** For Add Time, which waits for it if no engagement is requested. */
export const lastEngagementQuery = {
  queryKey: ['add-time', 'last-engagement'],
  queryFn: async (): Promise<number | null> => {
    try {
      const known = await runRequest<unknown>(PLACE, 'readonly', (store) => store.get(KEY));
      return typeof known === 'number' ? known : null;
    } catch {
      return null;
    }
  },
  staleTime: 0,
  // Another tab may open another engagement; this page keeps its own.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};
