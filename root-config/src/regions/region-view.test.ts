/** @jest-environment jsdom */
import type { MicroFrontendModule, MountContext } from 'shared-session/micro-frontend';
import type { ModuleLoader } from '../loading/module-loader.ts';
import type { PlacedApplication } from '../routes/route-table.ts';
import { type RegionFailure, regionView } from './region-view.ts';

const application = { id: 'menu', request: 'mfe_shell/navigation', region: 'navigation' } as PlacedApplication;

/** Loads that end when the test says so. */
function loaderByHand() {
  const loads: { arrive(): void; fail(): void }[] = [];
  let mounts = 0;
  const module: MicroFrontendModule = {
    mount(container: HTMLElement, _context: MountContext) {
      mounts += 1;
      container.append(document.createElement('nav'));
      return { update() {}, unmount: () => container.replaceChildren() };
    },
  };
  const load = () =>
    new Promise<MicroFrontendModule>((resolve, reject) => {
      loads.push({ arrive: () => resolve(module), fail: () => reject(new Error('hung')) });
    });
  const loader: ModuleLoader = { load, prepare() {}, warm: async () => undefined, prefetch() {} };
  return { loader, loads, mounts: () => mounts };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function failing() {
  const hand = loaderByHand();
  const region = document.createElement('div');
  const failures: RegionFailure[] = [];
  const view = regionView({
    application,
    region,
    loader: hand.loader,
    onFailed(failed) {
      failures.push(failed);
      return () => {};
    },
  });
  return { ...hand, region, failures, view };
}

const { error } = console;
beforeEach(() => {
  // jsdom has no marks.
  performance.mark = () => ({}) as PerformanceMark;
  performance.clearMarks = () => undefined;
  // Failures are logged to the console in full.
  console.error = () => {};
});
afterEach(() => {
  console.error = error;
});

describe('an application that failed and is asked for again', () => {
  test('comes once, however often it is asked for while a try is under way', async () => {
    const { view, loads, failures, region, mounts } = failing();
    view.show();
    loads[0]?.fail();
    await nextTask();
    const [failed] = failures;
    const tries = [failed?.retry(), failed?.retry()];
    expect(loads).toHaveLength(2);
    loads[1]?.arrive();
    await Promise.all(tries);
    expect(mounts()).toBe(1);
    expect(region.querySelectorAll('nav')).toHaveLength(1);
  });

  test('is loaded anew when the try before has ended', async () => {
    const { view, loads, failures, region } = failing();
    view.show();
    loads[0]?.fail();
    await nextTask();
    void failures[0]?.retry();
    loads[1]?.fail();
    await nextTask();
    expect(failures).toHaveLength(2);
    const again = failures[1]?.retry();
    loads[2]?.arrive();
    await again;
    expect(region.querySelectorAll('nav')).toHaveLength(1);
  });

  test('a try that ends after the page has gone shows nothing', async () => {
    const { view, loads, region, mounts } = failing();
    view.show();
    view.hide();
    loads[0]?.arrive();
    await nextTask();
    expect(mounts()).toBe(0);
    expect(region.childElementCount).toBe(0);
  });
});
