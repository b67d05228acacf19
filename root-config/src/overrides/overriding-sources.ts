import * as v from 'valibot';
import type { Source } from '../loading/deployment.ts';
import type { Overrides } from './overrides.ts';

const build = v.object({
  name: v.string(),
  entry: v.string(),
  modules: v.record(v.string(), v.array(v.string())),
  uses: v.optional(v.record(v.string(), v.array(v.string())), {}),
  ranges: v.optional(v.record(v.string(), v.string()), {}),
});

const DEADLINE_MS = 4_000;

/**
 * Loads the builds that the overrides point to. One that cannot be read is left out and reported: the page then shows what is deployed
 * rather than nothing.
 *
 * @returns what to load instead, and the names that were left out
 */
export async function overridingSources(
  overrides: Overrides,
): Promise<{ sources: Record<string, Source>; failed: string[] }> {
  const sources: Record<string, Source> = {};
  const failed: string[] = [];
  await Promise.all(
    Object.entries(overrides).map(async ([name, text]) => {
      try {
        sources[name] = await sourceAt(name, new URL(text, location.href));
      } catch (error) {
        failed.push(name);
        console.error(`The override of ${name} (${text}) could not be read; the deployed version is shown.`, error);
      }
    }),
  );
  return { sources, failed };
}

async function sourceAt(name: string, url: URL): Promise<Source> {
  const at = url.pathname.endsWith('.json') ? url : new URL('build.json', url);
  const response = await fetch(at, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`${at} answered ${response.status}.`);
  const { name: built, ranges, ...source } = v.parse(build, await response.json());
  if (built !== name) throw new Error(`${at} is a build of ${built}.`);
  return { ...source, react: ranges.react, base: new URL('.', at).href };
}
