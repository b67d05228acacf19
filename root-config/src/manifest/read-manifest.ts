import { type Manifest, manifest } from 'deployments/manifest';
import * as v from 'valibot';
import { LoadFailure } from '../loading/load-failure.ts';

/** Checks every field. @throws LoadFailure that names the first field that is wrong */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new LoadFailure('manifest', 'The deployment manifest is not JSON.', error);
  }
  const result = v.safeParse(manifest, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new LoadFailure(
    'manifest',
    `The deployment manifest: ${v.getDotPath(issue) ?? 'the document'} ${issue.message}`,
  );
}

/** The manifest that the page carries, or where that is missing or damaged, the one the server has. */
export async function pageManifest(): Promise<Manifest> {
  const inline = document.getElementById('portal-manifest')?.textContent;
  if (inline) {
    try {
      return parseManifest(inline);
    } catch (error) {
      console.error('The manifest in the page is damaged; the server is asked for it.', error);
    }
  }
  return fetchManifest(new URL('/deployments.json', location.href).href);
}

const DEADLINE_MS = 8_000;
const ATTEMPTS = 3;

/** Fetches and checks the manifest, past the browser's cache, three times at most. */
export async function fetchManifest(address: string, attempts = ATTEMPTS): Promise<Manifest> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(address, {
        cache: attempt === 1 ? 'no-cache' : 'reload',
        credentials: 'omit',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!answer.ok) throw new LoadFailure('manifest', `${address} answered ${answer.status}.`);
      return parseManifest(await answer.text());
    } catch (error) {
      if (attempt >= attempts) {
        throw error instanceof LoadFailure
          ? error
          : new LoadFailure('manifest', `${address} could not be fetched.`, error);
      }
      await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
    }
  }
}
