/**
 * Shows the modules of this page to Module Federation's devtools, in its runtime's globals. Loaded with an override, or by `?devtools`.
 */
import { type DevtoolsSources, moduleInfo, shareInfo } from './devtools/federation-info.ts';
import { lazyParts } from './telemetry/lazy-parts.ts';

function exposeFederation(sources: DevtoolsSources): void {
  const page = globalThis as { __FEDERATION__?: object };
  // The devtools may have created it already, with their own plugins.
  page.__FEDERATION__ ??= { __GLOBAL_PLUGIN__: [], __INSTANCES__: [] };
  const asRead = (read: (sources: DevtoolsSources) => object) => ({
    configurable: true,
    enumerable: true,
    get: () => read(sources),
  });
  Object.defineProperties(page.__FEDERATION__, { moduleInfo: asRead(moduleInfo), __SHARE__: asRead(shareInfo) });
}

lazyParts().devtools = exposeFederation;
