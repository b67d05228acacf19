import type { Activation, Region } from 'deployments/manifest';
import { regionElement } from '../../../root-config/src/regions/regions.ts';
import { followHash } from '../../../root-config/src/routes/follow-hash.ts';
import { routeTable } from '../../../root-config/src/routes/route-table.ts';

interface Mounted {
  mount(props: object): Promise<void>;
  unmount(props: object): Promise<void>;
}

export interface Host {
  readonly activations: readonly Activation[];
  /** Loads a module by its request, `mfe_timecard/add-time`. */
  readonly load: (request: string) => Promise<unknown>;
  /** The element of a region; by default that of the page. */
  readonly place?: (region: Region) => HTMLElement;
}

/** The host of every peer: shows the applications of the present route, by the same activation data and mount contract as ours. */
export function startHost({ activations, load, place = regionElement }: Host): void {
  const table = routeTable(activations);
  const address = followHash(table);
  const shown = new Map<string, () => Promise<void>>();
  function update(): void {
    for (const application of table.applications) {
      const isActive = table.isActive(application, address.path());
      const hide = shown.get(application.id);
      if (isActive && !hide) {
        const container = document.createElement('div');
        place(application.region).append(container);
        const props = { name: application.id, domElement: container, host: 'portal' };
        const loaded = load(application.request) as Promise<Mounted>;
        const mounted = loaded.then(({ mount }) => mount(props));
        shown.set(application.id, async () => {
          await mounted;
          await (await loaded).unmount(props);
          container.remove();
        });
      } else if (!isActive && hide) {
        shown.delete(application.id);
        void hide();
      }
    }
  }
  window.addEventListener('hashchange', update);
  update();
}
