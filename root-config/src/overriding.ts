/** The part of an overridden page: the origin of the overridden code, and the badge that says so. */
import { showOverrideBadge } from './overrides/override-badge.ts';
import { overridingSources } from './overrides/overriding-sources.ts';
import { lazyParts } from './telemetry/lazy-parts.ts';

lazyParts().overriding = { overridingSources, showOverrideBadge };
