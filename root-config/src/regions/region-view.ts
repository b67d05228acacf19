import type { Mount, Mounted } from 'shared-session/micro-frontend';
import { failureNumber, failureOf, LoadFailure } from '../loading/load-failure.ts';
import type { ModuleLoader } from '../loading/module-loader.ts';
import { mark } from '../loading/timeline.ts';
import { getReady } from '../routes/get-ready.ts';
import type { PlacedApplication } from '../routes/route-table.ts';
import type { EarlyNotes } from '../telemetry/early-notes.ts';
import { showLoading } from './loading-sign.ts';

/** A part of the page that did not come up. */
export interface RegionFailure {
  readonly application: PlacedApplication;
  /** What the user can quote; the console holds the rest under it. */
  readonly number: string;
  /** Where the application would have been. */
  readonly container: HTMLElement;
  /** Loads again. Resolves when that is decided, either way. */
  readonly retry: () => Promise<void>;
}

export interface RegionViewOptions {
  readonly application: PlacedApplication;
  readonly region: HTMLElement;
  readonly loader: ModuleLoader;
  /** Renders what the user sees instead. @returns an undo */
  readonly onFailed: (failed: RegionFailure) => () => void;
  readonly onShown?: (application: PlacedApplication) => void;
  /** Takes down what became of it, for monitoring. */
  readonly notes?: Pick<EarlyNotes, 'region'> | undefined;
}

export interface RegionView {
  /** Puts the application into its region. Never waits: what is on its way shows a sign, what fails shows the fallback. */
  show(): void;
  /** Takes it away again, in whatever state it is. */
  hide(): void;
}

/** One application in its region: loading, there, or failed. */
export function regionView({ application, region, loader, onFailed, onShown, notes }: RegionViewOptions): RegionView {
  let container: HTMLElement | undefined;
  let mounted: Mounted | undefined;
  let clear: (() => void) | undefined;
  let end: (() => void) | undefined;

  /** A try that is asked for while one is under way joins it: two of them would mount twice. */
  function bringer(place: HTMLElement): () => Promise<void> {
    let underWay: Promise<void> | undefined;
    const retry = () => {
      underWay ??= bring(place, retry).finally(() => {
        underWay = undefined;
      });
      return underWay;
    };
    return retry;
  }

  async function bring(place: HTMLElement, retry: () => Promise<void>): Promise<void> {
    const isStale = () => place !== container;
    clear ??= application.region === 'page' ? showLoading(place) : undefined;
    const began = performance.now();
    try {
      const module = await loader.load(application.request);
      if (isStale()) return;
      mark('loaded', application.id);
      clear?.();
      clear = undefined;
      // Its calls are on their way while it renders for the first time.
      end = application.routes && getReady(module, location.hash);
      const result = await mountInto(module.mount, place, application.id);
      if (isStale()) return unmount(result, application.id);
      mounted = result;
      mark('shown', application.id);
      notes?.region({ state: 'shown', application, ms: performance.now() - began });
      onShown?.(application);
    } catch (error) {
      if (isStale()) return;
      clear?.();
      mark('failed', application.id);
      const failure = failureOf(error);
      const number = failureNumber(failure);
      console.error(`${application.id} could not be shown (${number}, ${failure.kind}):`, error);
      notes?.region({ state: 'failed', application, kind: failure.kind, error });
      place.replaceChildren();
      clear = onFailed({ application, number, container: place, retry });
    }
  }

  return {
    show() {
      container = document.createElement('div');
      container.dataset.application = application.id;
      region.append(container);
      void bringer(container)();
    },
    hide() {
      notes?.region({ state: 'hidden', application });
      clear?.();
      clear = undefined;
      end?.();
      end = undefined;
      if (mounted) unmount(mounted, application.id);
      mounted = undefined;
      container?.remove();
      container = undefined;
    },
  };
}

const MOUNT_DEADLINE_MS = 20_000;

async function mountInto(mount: Mount, place: HTMLElement, id: string): Promise<Mounted> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new LoadFailure('deadline', `${id} was asked to mount and has not answered.`));
    }, MOUNT_DEADLINE_MS);
  });
  const mounting = (async () => {
    const mounted = await mount(place, { host: 'portal' });
    if (isLate) unmount(mounted, id);
    return mounted;
  })().catch((error: unknown) => {
    throw new LoadFailure('mount', `${id} failed while it was mounting.`, error);
  });
  try {
    const mounted = await Promise.race([mounting, tooLong]);
    if (typeof mounted?.unmount === 'function') return mounted;
    throw new LoadFailure('contract', `${id} was mounted but gave nothing to unmount it with.`);
  } finally {
    clearTimeout(timer);
  }
}

/** A micro-frontend that cannot tidy up must not keep the next one from coming. */
function unmount(mounted: Mounted, id: string): void {
  try {
    mounted.unmount();
  } catch (error) {
    console.error(`${id} failed while it was being taken away:`, error);
  }
}
