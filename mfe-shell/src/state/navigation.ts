import { page } from 'shared-session';
import { createStore } from 'zustand/vanilla';
import {
  initialNavigation,
  NARROW_BELOW_PX,
  type NavigationEvent,
  type NavigationState,
  nextNavigation,
} from '../domain/navigation-mode.ts';

const wideScreen = globalThis.matchMedia?.(`(width >= ${NARROW_BELOW_PX}px)`);

/** The side navigation's mode. */
export const navigation = createStore<NavigationState>()(() => initialNavigation(wideScreen?.matches ?? true));

/** Sends an event to the state machine. */
export function dispatchNavigation(event: NavigationEvent): void {
  navigation.setState(nextNavigation(navigation.getState(), event), true);
}

let followers = 0;
let stop: (() => void)[] = [];

/**
 * Keeps the mode in step with the window and the route, and the page's layout in step with the mode. Header and navigation both start it;
 * it runs until both have stopped it. @returns a function that stops it
 */
export function followLayout(): () => void {
  followers += 1;
  if (followers === 1) {
    const widthChanged = () => dispatchNavigation({ type: 'width-changed', isWide: wideScreen?.matches ?? true });
    const routeChanged = () =>
      dispatchNavigation({ type: 'fullscreen-changed', isFullscreen: page.getState().fullScreenMode });
    wideScreen?.addEventListener('change', widthChanged);
    widthChanged();
    routeChanged();
    writeLayout();
    stop = [
      () => wideScreen?.removeEventListener('change', widthChanged),
      page.subscribe((now, before) => {
        if (now.fullScreenMode !== before.fullScreenMode) routeChanged();
      }),
      navigation.subscribe(writeLayout),
    ];
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    for (const one of stop) one();
    stop = [];
  };
}

/** The layout element belongs to the page. The shell controls it by its attributes. */
function writeLayout(): void {
  const { mode, isFullscreen } = navigation.getState();
  const layout = document.querySelector<HTMLElement>('[data-portal-layout]');
  if (layout) layout.dataset.navigation = mode;
  // On the document element, where the page's inline script has set it for the first paint.
  document.documentElement.toggleAttribute('data-fullscreen', isFullscreen);
  // While the drawer is open, everything under its backdrop is out of reach.
  for (const region of ['page', 'footer']) {
    const element = layout?.querySelector<HTMLElement>(`:scope > [data-region="${region}"]`);
    if (element) element.inert = mode === 'over' && !isFullscreen;
  }
}
