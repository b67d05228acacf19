import { missingForLegacy } from 'scripts/legacy-portal';
import { test as portalTest } from './portal-test.ts';
import { SERVED_WITHIN_MS, serve } from './served.ts';

/** Tests on JSP pages that a real Tomcat renders behind nginx; skipped, loudly, where those are not installed. */
export const test = portalTest.extend({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const served = await serve(['--legacy']);
      await use(served);
      await served.close();
    },
    { scope: 'worker', timeout: SERVED_WITHIN_MS },
  ],
});

const missing = missingForLegacy();
test.skip(missing.length > 0, `${missing.join(' and ')} missing on this machine`);

export { expect, signInAs } from './portal-test.ts';
