import { directoryStore } from './directory-store.ts';
import type { S3Waiting } from './s3-requests.ts';
import { s3Settings } from './s3-settings.ts';
import { s3Store } from './s3-store.ts';
import type { Store } from './store.ts';

/**
 * The store at a location: a folder, or `s3://bucket/prefix` with endpoint and credentials from the usual environment
 * variables (AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN).
 *
 * @throws UserError if an object store's location or credentials are incomplete
 */
export function openStore(
  location: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  waiting?: S3Waiting,
): Store {
  return location.startsWith('s3:') ? s3Store(s3Settings(location, environment), waiting) : directoryStore(location);
}
