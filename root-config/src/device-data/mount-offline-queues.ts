import { page } from 'shared-session';
import { offlineQueues, onOfflineQueuesChanged } from 'shared-session/device-data';
import type { ModuleLoader } from '../loading/module-loader.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { mountModule } from '../mounting/mount-module.ts';

/**
 * Mounts the modules that send the entries waiting on this device (`shared-session/device-data`), on every page. It looks for
 * them when the page has come up, when another page is shown, and when another tab has stored something. A mounted queue stays and watches
 * for new entries itself.
 *
 * @param place where the empty container of a queue is added
 */
export function mountOfflineQueues(loader: Pick<ModuleLoader, 'load'>, place: HTMLElement): void {
  const mounted = new Set<string>();

  function look(): void {
    // Nobody is signed in there, so nobody's entries go out.
    if (page.getState().anonymous) return;
    for (const module of offlineQueues()) {
      if (mounted.has(module)) continue;
      mounted.add(module);
      start(module).catch((error: unknown) => {
        // Optional: the next occasion tries again.
        mounted.delete(module);
        console.warn(`${module} could not be started; what waits for it goes out later.`, error);
      });
    }
  }

  async function start(module: string): Promise<void> {
    const loaded = await loader.load(module);
    const container = document.createElement('div');
    container.hidden = true;
    container.dataset.offlineQueue = module;
    place.append(container);
    try {
      await mountModule(loaded, container, { host: 'portal' }, module).done;
    } catch (error) {
      container.remove();
      throw error;
    }
  }

  whenIdle(look);
  page.subscribe((state, before) => {
    if (state.path !== before.path) look();
  });
  onOfflineQueuesChanged(look);
  window.addEventListener('online', look);
}
