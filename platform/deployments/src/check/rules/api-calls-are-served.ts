import { buildsIn } from '../../manifest/index.ts';
import { ROOT } from '../../publish/publication.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { ApiDocument } from '../api/api-document.ts';
import { compareCalls } from '../api/compare-call.ts';
import type { Rule } from '../rule.ts';

/** The same records are compared in every mixture of versions. */
const compared = new WeakMap<ApiDocument, WeakMap<ApiCalls, readonly string[]>>();

/**
 * The API that is live (`mfe check-api --live`) serves the calls that builds make. Builds that record no calls are not checked. A release is
 * not refused for what its live version does not get, either; the builds that stay are not compared again.
 */
export const apiCallsAreServed: Rule = {
  name: 'api-calls-are-served',
  find({ candidate, live, facts }) {
    const { api } = facts;
    if (!api) return [];
    const { root, microFrontends } = candidate;
    const builds = [...(root ? [[ROOT, root] as const] : []), ...Object.entries(microFrontends)];
    const before = Map.groupBy(live ? buildsIn(live) : [], ({ name }) => name);
    return builds.flatMap(([name, { version }]) => {
      const known = before.get(name) ?? [];
      const calls = known.some(({ build }) => build.version === version) ? undefined : facts(name, version)?.api;
      if (!calls) return [];
      const lacking = new Set(
        known.flatMap(({ build }) => {
          const others = facts(name, build.version)?.api;
          return others ? failures(others, api) : [];
        }),
      );
      const broken = name === ROOT ? 'Every page would break' : wouldBreak(affectedPages(candidate, name));
      return failures(calls, api).flatMap((said) =>
        lacking.has(said)
          ? []
          : [
              `${broken}: ${name} makes a call that the API which is live does not serve: ${said}. ` +
                'Deploy the API first, or let the build work with both.',
            ],
      );
    });
  },
};

function failures(calls: ApiCalls, api: ApiDocument): readonly string[] {
  const known = compared.get(api)?.get(calls);
  if (known) return known;
  const found = compareCalls(calls, api).flatMap(({ said, fails }) => (fails ? [said] : []));
  const others = compared.get(api) ?? new WeakMap<ApiCalls, readonly string[]>();
  others.set(calls, found);
  compared.set(api, others);
  return found;
}
