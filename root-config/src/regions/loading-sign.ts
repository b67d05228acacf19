import { setText } from '../texts.ts';

/** Later than a load from the cache takes, so that nothing flickers. */
const AFTER_MS = 250;

/** Shows that something is loading, once it takes long enough to be noticed. @returns a function that removes it */
export function showLoading(container: HTMLElement): () => void {
  const sign = document.createElement('div');
  sign.className = 'portal-loading';
  sign.setAttribute('role', 'status');
  sign.append(setText(document.createElement('span'), 'LBL_LOADING'), '…');
  const timer = setTimeout(() => container.append(sign), AFTER_MS);
  return () => {
    clearTimeout(timer);
    sign.remove();
  };
}
