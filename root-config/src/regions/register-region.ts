import {
  addErrorHandler,
  getAppStatus,
  type LifeCycles,
  LOAD_ERROR,
  registerApplication,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import type { RegionView } from './region-view.ts';

/** Why single-spa is notified that an application could not be loaded. The region shows the failure and has reported it. */
class ShownAsFailed extends Error {
  override readonly name = 'ShownAsFailed';
}

addErrorHandler((error) => {
  if (!(error instanceof ShownAsFailed)) reportError(error);
});

/** Longer than single-spa waits before it tries an application again whose loading failed. */
const NEXT_TRY_MS = 210;

export interface RegisteredRegion {
  /** To be called when the view has failed, and when it stands there after a failure. */
  readonly changed: () => void;
}

/**
 * Registers a region's view as an application of single-spa. single-spa decides when it is shown; loading, deadlines and retry are the
 * view's, because single-spa has no deadline, waits for a slow page before it leaves it, and never retries a broken application. So `mount`
 * and `unmount` neither fail nor wait.
 *
 * A view that fails later is unloaded and loaded anew, which then fails at once: `getAppStatus` says LOAD_ERROR for as long as the region
 * shows the failure, and MOUNTED when a retry has helped.
 */
export function registerRegion(name: string, view: RegionView, isActive: () => boolean): RegisteredRegion {
  const lifeCycles: LifeCycles = {
    bootstrap: async () => undefined,
    mount: async () => view.show(),
    async unmount() {
      // Its message stays until the page is left.
      if (!view.hasFailed()) view.hide();
    },
  };
  registerApplication({
    name,
    async app() {
      if (view.hasFailed()) throw new ShownAsFailed('The region shows that it failed.');
      return lifeCycles;
    },
    activeWhen: isActive,
  });
  // single-spa unmounts nothing that is not mounted.
  window.addEventListener('single-spa:before-mount-routing-event', () => {
    if (!view.hasFailed() || isActive()) return;
    view.hide();
    void unloadApplication(name);
  });

  async function tryAgain(): Promise<void> {
    await triggerAppChange();
    if (getAppStatus(name) === LOAD_ERROR && !view.hasFailed() && isActive()) setTimeout(tryAgain, NEXT_TRY_MS);
  }

  return {
    changed() {
      const isKnown = getAppStatus(name) === LOAD_ERROR;
      if (view.hasFailed() && !isKnown) void unloadApplication(name);
      else if (!view.hasFailed() && isKnown) void tryAgain();
    },
  };
}
