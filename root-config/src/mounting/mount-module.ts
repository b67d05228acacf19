import type {
  FirstGeneration,
  LifeCycles,
  MicroFrontendModule,
  MountContext,
  Mounted,
} from 'shared-session/micro-frontend';
import { LoadFailure } from '../loading/load-failure.ts';

/** A micro-frontend that is being mounted, or is mounted. */
export interface Mounting {
  /** Resolves when it is in its container. Rejects with its error. */
  readonly done: Promise<void>;
  /** Passes on the context as it is now. */
  update(context: MountContext): void;
  /** Unmounts it, in any state. A micro-frontend that fails to clean up must not block the next one. */
  unmount(): void;
}

/**
 * Mounts a module of either generation of the mount contract: both export a `mount`, and one that exports `unmount` as well has
 * single-spa's life cycles. A rollback may bring back a build of the first generation at any time.
 *
 * @param name its name in messages, and for single-spa
 */
export function mountModule(
  module: MicroFrontendModule,
  container: HTMLElement,
  context: MountContext,
  name: string,
): Mounting {
  return hasLifeCycles(module)
    ? byLifeCycles(module, container, context, name)
    : byFirstGeneration(module, container, context, name);
}

function hasLifeCycles(module: MicroFrontendModule): module is LifeCycles {
  return 'unmount' in module && typeof module.unmount === 'function';
}

function byLifeCycles(module: LifeCycles, domElement: HTMLElement, context: MountContext, name: string): Mounting {
  let now = context;
  let isGone = false;
  const props = () => ({ ...now, name, domElement });
  return {
    done: (async () => {
      await module.bootstrap?.(props());
      if (!isGone) await module.mount(props());
    })(),
    update(next) {
      now = next;
      quietly(`${name} failed while it was being updated:`, () => module.update?.(props()));
    },
    unmount() {
      isGone = true;
      quietly(unmounting(name), () => module.unmount(props()));
    },
  };
}

function byFirstGeneration(
  module: FirstGeneration,
  container: HTMLElement,
  context: MountContext,
  name: string,
): Mounting {
  let mounted: Mounted | undefined;
  let isGone = false;
  const takeAway = () => quietly(unmounting(name), () => mounted?.unmount());
  return {
    done: (async () => {
      mounted = await module.mount(container, context);
      if (typeof mounted?.unmount !== 'function')
        throw new LoadFailure('contract', `${name} was mounted but gave nothing to unmount it with.`);
      // `unmount` was called before the mount had finished.
      if (isGone) takeAway();
    })(),
    update: (next) => mounted?.update?.(next),
    unmount() {
      isGone = true;
      takeAway();
    },
  };
}

const unmounting = (name: string) => `${name} failed while it was being taken away:`;

/** Calls at once; failures, now or later, are logged. */
function quietly(message: string, call: () => Promise<void> | void | undefined): void {
  const log = (error: unknown) => console.error(message, error);
  try {
    call()?.catch(log);
  } catch (error) {
    log(error);
  }
}
