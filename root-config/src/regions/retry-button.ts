import { setText } from '../texts.ts';

/** Seconds until the page tries again by itself, try after try. The first is the bootstrap retry (docs: shell#bootstrap-retry). */
const OWN_TRIES = [3, 20, 60];

/**
 * A "Try again" button that also presses itself: when the connection comes back, and a few times with growing pauses while the page is
 * visible. @returns the button, and a function that stops its own tries
 */
export function retryButton(
  retry: () => Promise<void>,
  tries = { made: 0 },
): { button: HTMLButtonElement; stop: () => void } {
  const button = document.createElement('button');
  button.type = 'button';
  setText(button, 'LBL_TRY_AGAIN');

  let isTrying = false;
  async function attempt() {
    if (isTrying) return;
    isTrying = true;
    button.setAttribute('aria-disabled', 'true');
    setText(button, 'LBL_TRYING');
    await retry();
  }

  button.addEventListener('click', attempt);
  window.addEventListener('online', attempt);
  const pause = OWN_TRIES[tries.made];
  const timer =
    pause &&
    setTimeout(() => {
      tries.made += 1;
      if (document.visibilityState === 'visible') void attempt();
    }, pause * 1000);
  return {
    button,
    stop() {
      window.removeEventListener('online', attempt);
      clearTimeout(timer);
    },
  };
}
