import { currentHash, navigate } from 'shared-session/routing';
import { pathOf, readPath, type Screen, type Step, screens } from '../domain/steps.ts';
import type { RecoveryStore } from './recovery-store.ts';

/** The page has one URL. The first mount that follows it owns it; later ones keep their steps in memory. */
let holder: RecoveryStore | undefined;

/** The screen of the page's URL, if it is a URL of the flow. */
export const screenOfPath = (): Screen | undefined => readPath(currentHash().path)?.screen;

const isScreen = (step: Step): step is Screen => (screens as readonly Step[]).includes(step);

/**
 * Synchronizes the page's URL and the flow's step in both directions, until the returned function is called. The query behind the hash
 * stays, so a redirect location survives a reload on any step.
 */
export function followPath(store: RecoveryStore): () => void {
  if (holder !== undefined) return () => {};
  holder = store;

  const write = (replace: boolean): void => {
    const { mode, step } = store.getState().flow;
    if (!isScreen(step)) return;
    const { path, search } = currentHash();
    const wanted = pathOf(mode, step);
    if (path === wanted) return;
    const query = readPath(path) === undefined ? '' : search;
    navigate(query === '' ? wanted : `${wanted}?${query}`, { replace });
  };

  const unsubscribe = store.subscribe(({ flow }, { flow: before }) => {
    if (flow.step === before.step) return;
    // Back must not lead to a finished step, or to a URL that was corrected.
    const done = before.step === 'starting' || before.step === 'confirm-password' || flow.verified !== before.verified;
    write(done);
  });
  const read = (): void => {
    const asked = readPath(currentHash().path);
    const { flow } = store.getState();
    if (asked === undefined || asked.mode !== flow.mode || flow.step === 'starting' || flow.step === 'ended') return;
    if (asked.screen !== flow.step) {
      if (asked.screen !== undefined) store.dispatch({ type: 'path', screen: asked.screen });
      write(true);
    }
  };
  window.addEventListener('hashchange', read);
  window.addEventListener('popstate', read);
  write(true);
  return () => {
    unsubscribe();
    window.removeEventListener('hashchange', read);
    window.removeEventListener('popstate', read);
    if (holder === store) holder = undefined;
  };
}
