import type { MountContext, Mounted } from 'shared-session/micro-frontend';
import { elementStyle } from './element-style.ts';

export interface ElementContentOptions {
  readonly bring: (container: HTMLElement, context: MountContext) => Promise<Mounted>;
  /** The context as it is now. */
  readonly context: () => MountContext;
  readonly onFailed: (reason: string) => void;
}

export interface ElementContent {
  show(): void;
  update(): void;
  hide(): void;
  isShown(): boolean;
}

/** Later than a load from the cache takes. */
const SIGN_AFTER_MS = 300;

/** What is inside an element's shadow root: on its way, there, or failed with a word about it. */
export function elementContent(root: ShadowRoot, { bring, context, onFailed }: ElementContentOptions): ElementContent {
  let container: HTMLElement | undefined;
  let mounted: Mounted | undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elementStyle);
  root.adoptedStyleSheets = [sheet];

  async function attempt(place: HTMLElement): Promise<void> {
    // Mounting adopts styles into the root its container stands in, so the container stands there first.
    const inside = document.createElement('div');
    const sign = message('Loading…');
    place.replaceChildren(inside);
    const timer = setTimeout(() => place.append(sign), SIGN_AFTER_MS);
    try {
      const result = await bring(inside, context());
      // Closed or taken out in the meantime.
      if (place !== container) return result.unmount();
      mounted = result;
      result.update?.(context());
    } catch (error) {
      if (place !== container) return;
      console.error('The element could not be loaded:', error);
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Try again';
      button.addEventListener('click', () => attempt(place));
      place.replaceChildren(
        message('This part of the page could not be loaded. Check your connection and try again.', button),
      );
      onFailed(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(timer);
      // Prototype's own `remove` fails on what is nowhere.
      if (sign.isConnected) sign.remove();
    }
  }

  return {
    isShown: () => container !== undefined,
    show() {
      if (container) return;
      container = document.createElement('div');
      container.className = 'content';
      root.append(container);
      void attempt(container);
    },
    update() {
      mounted?.update?.(context());
    },
    hide() {
      const gone = mounted;
      const place = container;
      mounted = undefined;
      container = undefined;
      try {
        gone?.unmount();
      } finally {
        place?.remove();
      }
    },
  };
}

function message(...parts: (Node | string)[]): HTMLElement {
  const box = document.createElement('div');
  box.className = 'message';
  box.setAttribute('role', 'status');
  box.append(...parts);
  return box;
}
