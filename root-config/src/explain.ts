/**
 * Explains in the console what an element with `data-debug` has found on its page: for the page's owner, who sees nothing but that it does
 * not work. A script of its own, which nobody else loads.
 */
import { type ExplainSources, embedGlobal } from './element/embed-global.ts';
import { type ElementFindings, explanation } from './element/explanation.ts';

async function explain(sources: ExplainSources): Promise<void> {
  const failure = await sources.mounting.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (failure === undefined) await userIsKnown(sources.currentUser);
  for (const sentence of explanation(findings(sources, failure))) console.info(`<${sources.on.tag}>`, sentence);
}

function findings(
  { on, live, used, origin, script, currentUser, locale }: ExplainSources,
  failure: string | undefined,
): ElementFindings {
  const names = Object.keys(live.microFrontends).filter((name) => used.isProven(name));
  return {
    origin: new URL(origin).origin,
    page: location.origin,
    revision: live.revision,
    isOwnRealm: '__portalPage' in globalThis,
    isDefineNative: /\[native code\]/.test(Function.prototype.toString.call(customElements.define)),
    trustedTypes: 'trustedTypes' in globalThis ? (isMade(script) ? 'made' : 'refused') : 'unknown',
    attributes: Array.from(on.element.attributes, ({ name, value }) => ({ name, value })),
    observed: on.observed,
    versions: names.map((name) => `${name} ${used.current(name)?.version}`),
    session: currentUser.getState().status,
    language: locale.getState().language,
    failure,
  };
}

/** A policy turns the URL of a script into an object; without one it stays text. */
const isMade = (script: string): boolean => typeof embedGlobal()?.policy?.trusted(script) === 'object';

function userIsKnown(user: ExplainSources['currentUser']): Promise<void> {
  const isKnown = () => !['unknown', 'loading'].includes(user.getState().status);
  return new Promise((resolve) => {
    if (isKnown()) return resolve();
    const stop = user.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
}

const own = embedGlobal();
if (own) own.explain = (sources) => void explain(sources);
