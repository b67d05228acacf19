import { failureNumber, failureOf, LoadFailure } from '../loading/load-failure.ts';
import type { ModuleLoader } from '../loading/module-loader.ts';
import { mark } from '../loading/timeline.ts';
import { type Mounting, mountModule } from '../mounting/mount-module.ts';
import { getReady } from '../routes/get-ready.ts';
import type { PlacedApplication } from '../routes/route-table.ts';
import type { EarlyNotes } from '../telemetry/early-notes.ts';
import { showLoading } from './loading-sign.ts';

/** A part of the page that did not come up. */
export interface RegionFailure {
  readonly application: PlacedApplication;
  /** The error number that the user can quote; the console has the details under it. */
  readonly number: string;
  /** Where the application would have been. */
  readonly container: HTMLElement;
  /** Loads again. Resolves when that has succeeded or failed. */
  readonly retry: () => Promise<void>;
}

export interface RegionViewOptions {
  readonly application: PlacedApplication;
  readonly region: HTMLElement;
  readonly loader: ModuleLoader;
  /** Renders what the user sees instead. @returns an undo */
  readonly onFailed: (failed: RegionFailure) => () => void;
  /** Called when its code is there and begins to render. */
  readonly onMounting?: (application: PlacedApplication) => void;
  /** Called when it has failed, and when it has come up after a failure. */
  readonly onChanged?: () => void;
  readonly onShown?: (application: PlacedApplication) => void;
  /** Records the outcome, for monitoring. */
  readonly notes?: Pick<EarlyNotes, 'region'> | undefined;
}

export interface RegionView {
  /** Shows the application in its region, unless it is there. Never waits: a loading sign or the fallback is shown instead. */
  show(): void;
  /** Removes it, in any state. */
  hide(): void;
  /** Whether it has failed: until a retry succeeds, or it is removed. */
  hasFailed(): boolean;
}

/** One application in its region: loading, there, or failed. */
export function regionView(options: RegionViewOptions): RegionView {
  const { application, region, loader, onFailed, onMounting, onChanged, onShown, notes } = options;
  let container: HTMLElement | undefined;
  let mounting: Mounting | undefined;
  let clear: (() => void) | undefined;
  let end: (() => void) | undefined;
  let failed = false;

  function setFailed(now: boolean): void {
    const isNew = failed !== now;
    failed = now;
    if (isNew) onChanged?.();
  }

  /** A try during another one joins it, because two would mount twice. */
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
      mounting = mountModule(module, place, { host: 'portal' }, application.id);
      // Before its first rendering: the page's own focus and scrolling come later, and stay.
      onMounting?.(application);
      await inTime(mounting.done, application.id);
      if (isStale()) return;
      mark('shown', application.id);
      notes?.region({ state: 'shown', application, ms: performance.now() - began });
      setFailed(false);
      onShown?.(application);
    } catch (error) {
      if (isStale()) return;
      clear?.();
      mounting?.unmount();
      mounting = undefined;
      mark('failed', application.id);
      const failure = failureOf(error);
      const number = failureNumber(failure);
      console.error(`${application.id} could not be shown (${number}, ${failure.kind}):`, error);
      notes?.region({ state: 'failed', application, kind: failure.kind, error });
      place.replaceChildren();
      clear = onFailed({ application, number, container: place, retry });
      setFailed(true);
    }
  }

  return {
    show() {
      if (container) return;
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
      mounting?.unmount();
      mounting = undefined;
      container?.remove();
      container = undefined;
      failed = false;
    },
    hasFailed: () => failed,
  };
}

const MOUNT_DEADLINE_MS = 20_000;

async function inTime(done: Promise<void>, id: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LoadFailure('deadline', `${id} was asked to mount and has not answered.`)),
      MOUNT_DEADLINE_MS,
    );
  });
  const mounted = done.catch((error: unknown) => {
    throw error instanceof LoadFailure ? error : new LoadFailure('mount', `${id} failed while it was mounting.`, error);
  });
  try {
    await Promise.race([mounted, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
