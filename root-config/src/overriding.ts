/** What a page with an override loads for it: where the overridden code comes from, and the badge that says so. */
import { showOverrideBadge } from './overrides/override-badge.ts';
import { overridingSources } from './overrides/overriding-sources.ts';
import { lazyParts } from './telemetry/lazy-parts.ts';

lazyParts().overriding = { overridingSources, showOverrideBadge };
