import type { Manifest } from 'deployments/manifest';
import { unsavedWork } from 'shared-session';
import { fetchManifest } from '../manifest/read-manifest.ts';
import { notice } from '../regions/messages.ts';
import { setText, type TextKey } from '../texts.ts';
import { isNews } from './new-deployment.ts';

const EVERY_MS = 5 * 60_000;
/** Returning to a tab checks at most this often. */
const AT_MOST_EVERY_MS = 30_000;
/** "Later" hides the offer for this long. */
const LATER_MS = 60 * 60_000;

/**
 * Checks from time to time, and when the user returns to the page, whether another deployment is live, and offers to load it. The page
 * stays on its versions until then. Nothing is offered while there is unsaved work.
 *
 * @param browser its canary number, and the names whose candidate could not be loaded here
 */
export function offerNewDeployment(
  session: Manifest,
  browser: { readonly number: number; readonly failed: readonly string[] },
  overlay: HTMLElement,
): void {
  const url = new URL('/deployments.json', location.href).href;
  let lastAsked = performance.now();
  let quietUntil = 0;
  let isNewer = false;
  let box: HTMLElement | undefined;

  async function ask(): Promise<void> {
    lastAsked = performance.now();
    try {
      isNewer = isNews(session, await fetchManifest(url, 1), browser.number, browser.failed);
    } catch {
      return; // The next check tries again.
    }
    show();
  }

  function show(): void {
    const isWanted = isNewer && unsavedWork.getState().holders === 0 && performance.now() >= quietUntil;
    if (isWanted === (box !== undefined)) return;
    box?.remove();
    box = isWanted ? offer() : undefined;
    if (box) overlay.append(box);
  }

  function offer(): HTMLElement {
    const actions = document.createDocumentFragment();
    actions.append(
      button('LBL_RELOAD_NOW', () => location.reload()),
      button(
        'LBL_LATER',
        () => {
          quietUntil = performance.now() + LATER_MS;
          show();
        },
        'portal-quiet',
      ),
    );
    const made = notice({ text: 'MSG_NEW_VERSION', action: actions });
    // Not urgent, so it is announced politely.
    made.setAttribute('role', 'status');
    return made;
  }

  unsavedWork.subscribe(show);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - lastAsked > AT_MOST_EVERY_MS) void ask();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') void ask();
  }, EVERY_MS);
}

function button(text: TextKey, press: () => void, className = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  setText(made, text);
  made.addEventListener('click', press);
  return made;
}
