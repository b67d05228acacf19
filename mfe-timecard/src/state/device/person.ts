import { currentUser } from 'shared-session';
import { deviceOwner } from 'shared-session/device-data';

/** The person the records belong to: the one who is signed in, or, if the server cannot be asked, the last one. */
export async function personOfDevice(): Promise<string | null> {
  const known = currentUser.getState().user;
  if (known) return String(known.userId);
  // Without a connection the call only takes time.
  if (!navigator.onLine) return deviceOwner();
  const user = await currentUser.load();
  if (user) return String(user.userId);
  return currentUser.getState().status === 'failed' ? deviceOwner() : null;
}
