import { declareDeviceData, keepOnDevice } from 'shared-session/device-data';
import { runRequest, type StoreLocation } from 'shared-session/device-database';

/** The engagement that time was entered for last, on this device. It is registered, so that a sign-out removes it. */
const PLACE: StoreLocation = { database: 'timecard-last-engagement', store: 'last' };
const KEY = 'engagement';

/** Where storage is blocked nothing is remembered. */
export async function rememberEngagement(id: number): Promise<void> {
  try {
    declareDeviceData({ databases: [PLACE.database] });
    // A sign-out waits for it, and nothing is written behind one.
    await keepOnDevice(async () => void (await runRequest(PLACE, 'readwrite', (store) => store.put(id, KEY))));
  } catch {
    // The page opens with the first engagement then.
  }
}

/** For Add Time, which waits for it where no engagement is asked for. */
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
  // Another tab may open another one: what is open here stays.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};
