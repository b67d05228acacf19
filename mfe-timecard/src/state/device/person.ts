import { currentUser } from 'shared-session';
import { deviceOwner } from 'shared-session/device-data';

/** Whose records are kept: who is signed in, or, where nobody can be asked, who was last. */
export async function personOfDevice(): Promise<string | null> {
  const known = currentUser.getState().user;
  if (known) return String(known.userId);
  // Asking without a connection only takes time.
  if (!navigator.onLine) return deviceOwner();
  const user = await currentUser.load();
  if (user) return String(user.userId);
  return currentUser.getState().status === 'failed' ? deviceOwner() : null;
}
