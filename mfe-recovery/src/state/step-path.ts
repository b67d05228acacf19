import { currentHash, navigate } from 'shared-session/routing';
import { addressOf, readAddress, type Screen, type Step, screens } from '../domain/steps.ts';
import type { RecoveryStore } from './recovery-store.ts';

/** The page has one address: the first mount that wants it holds it, later ones keep their steps in memory. */
let holder: RecoveryStore | undefined;

/** The screen the page's address asks for, if it is an address of the flow. */
export const screenOfAddress = (): Screen | undefined => readAddress(currentHash().path)?.screen;

const isScreen = (step: Step): step is Screen => (screens as readonly Step[]).includes(step);

/**
 * Keeps the page's address and the flow's step the same, both ways, for as long as the returned function is not called. The
 * query behind the hash stays, so a redirect location survives a reload on any step.
 */
export function followAddress(store: RecoveryStore): () => void {
  if (holder !== undefined) return () => {};
  holder = store;

  const write = (replace: boolean): void => {
    const { mode, step } = store.getState().flow;
    if (!isScreen(step)) return;
    const { path, search } = currentHash();
    const wanted = addressOf(mode, step);
    if (path === wanted) return;
    const query = readAddress(path) === undefined ? '' : search;
    navigate(query === '' ? wanted : `${wanted}?${query}`, { replace });
  };

  const unsubscribe = store.subscribe(({ flow }, { flow: before }) => {
    if (flow.step === before.step) return;
    // A step that is done, or an address that led elsewhere, is no place to come back to.
    const done = before.step === 'starting' || before.step === 'confirm-password' || flow.verified !== before.verified;
    write(done);
  });
  const read = (): void => {
    const address = readAddress(currentHash().path);
    const { flow } = store.getState();
    if (address === undefined || address.mode !== flow.mode || flow.step === 'starting' || flow.step === 'ended')
      return;
    if (address.screen !== flow.step) {
      if (address.screen !== undefined) store.dispatch({ type: 'address', screen: address.screen });
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
