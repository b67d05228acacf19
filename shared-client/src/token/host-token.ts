import { NetworkError } from '../call/errors.ts';
import { isHeaderSafe } from '../call/request.ts';
import { clientConfiguration } from '../configuration.ts';
import type { Obtained } from './obtain.ts';

/**
 * Asks a foreign host that keeps the session itself for an access token (`ClientConfiguration.getToken`).
 *
 * @param refused the token that the server has just refused; given again it would be refused again
 * @throws NetworkError when the host fails, or does not respond within the deadline of a call: that says nothing about the session
 */
export async function tokenOfHost(
  getToken: NonNullable<ReturnType<typeof clientConfiguration>['getToken']>,
  refused: string | undefined,
): Promise<Obtained> {
  const token = await inTime(getToken, refused);
  if (token === undefined || token === null) return { outcome: 'signed-out' };
  if (typeof token !== 'string' || token === '' || token === refused || !isHeaderSafe(token))
    return { outcome: 'refused' };
  return { outcome: 'obtained', accessToken: token };
}

async function inTime(getToken: (refused?: string) => unknown, refused: string | undefined): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new NetworkError('getToken: the host gave no answer in time')),
      clientConfiguration().deadlineMs,
    );
  });
  try {
    return await Promise.race([getToken(refused), late]);
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    throw new NetworkError(`getToken: the host failed (${error instanceof Error ? error.message : String(error)})`);
  } finally {
    clearTimeout(timer);
  }
}
