import { ROOT } from '../../publish/publication.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { ApiDocument } from '../api/api-document.ts';
import { compareCalls } from '../api/compare-call.ts';
import type { Rule } from '../rule.ts';

/** The same records are compared in every mixture of versions. */
const compared = new WeakMap<ApiDocument, WeakMap<ApiCalls, readonly string[]>>();

/** The API that is live (`mfe check-api --live`) serves the calls that builds make. Builds that record no calls are not checked. */
export const apiCallsAreServed: Rule = {
  name: 'api-calls-are-served',
  find({ candidate, facts }) {
    const { api } = facts;
    if (!api) return [];
    const { root, microFrontends } = candidate;
    const builds = [...(root ? [[ROOT, root] as const] : []), ...Object.entries(microFrontends)];
    return builds.flatMap(([name, { version }]) => {
      const calls = facts(name, version)?.api;
      if (!calls) return [];
      const broken = () => (name === ROOT ? 'Every page would break' : wouldBreak(affectedPages(candidate, name)));
      // Without its version: a build is not refused for what the one that is live does not get, either.
      return failures(calls, api).map(
        (said) =>
          `${broken()}: ${name} makes a call that the API which is live does not serve: ${said}. ` +
          'Deploy the API first, or let the build work with both.',
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
