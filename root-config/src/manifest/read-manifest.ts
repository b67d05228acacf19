import { type Manifest, manifest } from 'deployments/manifest';
import * as v from 'valibot';
import { LoadFailure } from '../loading/load-failure.ts';

/**
 * Checks every field that this build knows. Other fields are dropped: a newer `mfe` may write fields that an older page does not use.
 *
 * @throws LoadFailure that names the first field that is wrong
 */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new LoadFailure('manifest', 'The deployment manifest is not JSON.', error);
  }
  let result = v.safeParse(manifest, value);
  while (!result.success && result.issues.every(isUnknownField)) {
    for (const issue of result.issues) drop(issue);
    result = v.safeParse(manifest, value);
  }
  if (result.success) return result.output;
  const issue = result.issues.find((one) => !isUnknownField(one)) ?? result.issues[0];
  throw new LoadFailure(
    'manifest',
    `The deployment manifest: ${v.getDotPath(issue) ?? 'the document'} ${issue.message}`,
  );
}

type Issue = v.InferIssue<typeof manifest>;

/** A strict object reports one field it does not know, by its path. */
const isUnknownField = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';

function drop({ path }: Issue): void {
  const field = path?.at(-1);
  if (field?.type === 'object') delete field.input[field.key];
}

/** This browser's record of earlier visits. */
export interface Remembered {
  /** The revision it used last. */
  readonly revision: number | undefined;
  readonly knownGood: () => Manifest | undefined;
}

/**
 * The manifest that the page carries. Where that is missing, damaged, or older than what this browser has used already (a copy of the page
 * from some cache), the server's manifest is used, even if it is older still, because a store can be reset. If the server does not respond
 * either, the newer of the page's and the last that worked is used.
 */
export async function pageManifest(remembered: Remembered): Promise<Manifest> {
  const inline = inlineManifest();
  const seen = remembered.revision ?? -1;
  if (inline && inline.revision >= seen) return inline;
  try {
    return await fetchManifest(new URL('/deployments.json', location.href).href, inline ? 1 : ATTEMPTS);
  } catch (error) {
    const good = remembered.knownGood();
    if (good && (!inline || good.revision > inline.revision)) {
      console.warn(
        `The newest manifest cannot be had; revision ${good.revision}, which worked before, is used.`,
        error,
      );
      return good;
    }
    if (inline) return inline;
    throw error;
  }
}

function inlineManifest(): Manifest | undefined {
  const inline = document.getElementById('portal-manifest')?.textContent;
  if (!inline) return undefined;
  try {
    return parseManifest(inline);
  } catch (error) {
    console.error('The manifest in the page is damaged; the server is asked for it.', error);
    return undefined;
  }
}

const DEADLINE_MS = 8_000;
const ATTEMPTS = 3;

/** Fetches and checks the manifest, past the browser's cache, three times at most. */
export async function fetchManifest(url: string, attempts = ATTEMPTS): Promise<Manifest> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, {
        cache: attempt === 1 ? 'no-cache' : 'reload',
        credentials: 'omit',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!response.ok) throw new LoadFailure('manifest', `${url} answered ${response.status}.`);
      return parseManifest(await response.text());
    } catch (error) {
      if (attempt >= attempts) {
        throw error instanceof LoadFailure ? error : new LoadFailure('manifest', `${url} could not be fetched.`, error);
      }
      await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
    }
  }
}
