import type { Manifest } from 'deployments/manifest';
import type { MountContext } from 'shared-session/micro-frontend';
import type { ModuleLoader } from '../loading/module-loader.ts';
import { mountModule } from '../mounting/mount-module.ts';
import type { EmbedHost } from './embed-global.ts';
import { endEvents } from './event-boundary.ts';
import { readAttributes } from './read-attributes.ts';

/** Mounts the content of elements by a loader, on legacy pages and in the portal. */
export const elementMounter = (live: Manifest, loader: Pick<ModuleLoader, 'load'>): EmbedHost => ({
  async mount(container, { tag, element, observed, emit, close }) {
    const request = requestOf(live, tag);
    const module = await loader.load(request);
    const context = (): MountContext => ({
      host: 'element',
      attributes: readAttributes(element, observed),
      emit,
      close,
    });
    const release = endEvents(container.getRootNode() as ShadowRoot);
    const mounting = mountModule(module, container, context(), request);
    const unmount = () => {
      release();
      mounting.unmount();
    };
    await mounting.done.catch((error: unknown) => {
      unmount();
      throw error;
    });
    return { update: () => mounting.update(context()), unmount };
  },
});

/** `recovery-options` → `mfe_recovery/element`: the module that the live deployment declares for the tag. */
function requestOf(live: Manifest, tag: string): string {
  for (const [name, { activation }] of Object.entries(live.microFrontends)) {
    const element = activation.elements.find((one) => one.tag === tag);
    if (element) return `${name}/${element.module.slice(2)}`;
  }
  throw new Error(`<${tag}> is not deployed.`);
}
