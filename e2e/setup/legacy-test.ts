import { missingForLegacy } from 'scripts/legacy/legacy-portal';
import { test as portalTest } from './portal-test.ts';
import { servedFixture } from './served.ts';

/** Tests on JSP pages that a real Tomcat renders behind nginx; skipped, loudly, where those are not installed. */
export const test = portalTest.extend({
  served: servedFixture('--legacy'),
});

const missing = missingForLegacy();
test.skip(missing.length > 0, `${missing.join(' and ')} missing on this machine`);

export { expect, signInAs } from './portal-test.ts';
