/** The part of an overridden page: its overrides, the origin of the overridden code, and the badge that says so. */
import { showOverrideBadge } from './overrides/override-badge.ts';
import { readOverrides, takeOverridesFromUrl } from './overrides/overrides.ts';
import { overridingSources } from './overrides/overriding-sources.ts';
import { lazyParts } from './telemetry/lazy-parts.ts';

/** The overrides kept in this browser, those of the page's query included. */
function takeOverrides() {
  takeOverridesFromUrl();
  return readOverrides();
}

lazyParts().overriding = { takeOverrides, overridingSources, showOverrideBadge };
