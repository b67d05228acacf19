import { failureEvent, type Manifest, observedNames } from 'deployments/manifest';
import type { ModuleLoader } from '../loading/module-loader.ts';
import type { Realm } from './clean-realm.ts';
import { defineElement } from './define-element.ts';
import { elementMounter } from './element-mounter.ts';

/**
 * Defines the deployment's elements in the portal as well, so that one micro-frontend shows another's without importing it. They run in
 * the page's own realm, which is ours, and load by the portal's loader at their first use.
 */
export function definePortalElements(live: Manifest, loader: Pick<ModuleLoader, 'load'>): void {
  const host = elementMounter(live, loader);
  for (const { activation } of Object.values(live.microFrontends)) {
    for (const { tag, attributes } of activation.elements) {
      const one = { tag, observed: observedNames(attributes), failed: failureEvent(tag), scripts: [] };
      defineElement(one, { realm: async () => window as Realm, load: async () => host });
    }
  }
}
