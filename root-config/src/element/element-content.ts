import type { Realm } from './clean-realm.ts';
import { elementStyle } from './element-style.ts';
import type { MountedElement } from './embed-global.ts';
import type { PolicyWatch } from './policy-watch.ts';
import { notLoaded } from './sentences.ts';

export interface ElementContentOptions {
  /** Where the built-ins come from that the page may have replaced. */
  readonly realm: () => Promise<Realm>;
  /** Absent where the page is ours, with a policy for our scripts. */
  readonly watchPolicy?: ((realm: Realm) => PolicyWatch) | undefined;
  readonly bring: (container: HTMLElement) => Promise<MountedElement>;
  readonly onFailed: (reason: string) => void;
}

export interface ElementContent {
  show(): void;
  update(): void;
  hide(): void;
  isShown(): boolean;
  /** Runs a task after what the page is doing now; does nothing if nothing has been shown. */
  later(task: () => void): void;
}

/** Later than a load from the cache takes. */
const SIGN_AFTER_MS = 300;

/** The content of an element's shadow root: loading, mounted, or a message that it failed. */
export function elementContent(
  root: ShadowRoot,
  { realm, watchPolicy, bring, onFailed }: ElementContentOptions,
): ElementContent {
  let container: HTMLElement | undefined;
  let mounted: MountedElement | undefined;
  let clean: Realm | undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elementStyle);
  root.adoptedStyleSheets = [sheet];

  async function attempt(place: HTMLElement): Promise<void> {
    clean = await realm();
    const { setTimeout: wait, clearTimeout: stop, console: log } = clean;
    // Mounting adopts styles into the root around the container, so the container is inserted first.
    const inside = document.createElement('div');
    const sign = message('Loading…');
    empty(place).appendChild(inside);
    const timer = wait(() => place.appendChild(sign), SIGN_AFTER_MS);
    const policy = watchPolicy?.(clean);
    try {
      const result = await bring(inside);
      // Closed or taken out in the meantime.
      if (place !== container) return result.unmount();
      mounted = result;
      result.update();
    } catch (error) {
      if (place !== container) return;
      const refusal = policy?.refusal();
      const why = refusal ?? `${(error as Partial<Error> | undefined)?.message ?? error}`;
      log.error(notLoaded(why), error);
      empty(place).appendChild(refusal && policy ? message(policy.said) : lostConnection(() => void attempt(place)));
      onFailed(why);
    } finally {
      policy?.stop();
      stop(timer);
      sign.parentNode?.removeChild(sign);
    }
  }

  return {
    isShown: () => container !== undefined,
    show() {
      if (container) return;
      container = document.createElement('div');
      container.className = 'content';
      root.appendChild(container);
      void attempt(container);
    },
    update() {
      mounted?.update();
    },
    hide() {
      const gone = mounted;
      const place = container;
      mounted = undefined;
      container = undefined;
      try {
        gone?.unmount();
      } finally {
        place?.parentNode?.removeChild(place);
      }
    },
    later(task) {
      if (container) (clean ?? window).setTimeout(task);
    },
  };
}

function lostConnection(tryAgain: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.onclick = tryAgain;
  const failure = message('This part of the page could not be loaded. Check your connection and try again.');
  failure.appendChild(button);
  return failure;
}

function empty(place: HTMLElement): HTMLElement {
  while (place.firstChild) place.removeChild(place.firstChild);
  return place;
}

function message(text: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'message';
  box.setAttribute('role', 'status');
  box.textContent = text;
  return box;
}
