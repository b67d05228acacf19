import type { LifeCycles } from 'single-spa';
import type { RegionView } from './region-view.ts';

/**
 * The mount contract as single-spa's life cycles. single-spa decides when; loading, deadlines, retry and failure are the
 * view's, because single-spa has no deadline, tries a failed load again only at a later change of address, and a broken
 * application never. So none of these ever fails, and none waits: a slow page must not hold up leaving it.
 */
export function lifeCycles(view: RegionView): LifeCycles {
  return {
    bootstrap: async () => undefined,
    mount: async () => view.show(),
    unmount: async () => view.hide(),
  };
}
