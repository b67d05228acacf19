import type { Page } from '@playwright/test';

export type SharedSession = typeof import('../../shared-session/src/index.ts');

declare global {
  interface Window {
    /** Put here by `shareSession`. */
    portalSession: SharedSession;
  }
}

/**
 * Puts the shared-session that the page's micro-frontends share into `window.portalSession`, got the way a micro-frontend
 * gets it: from the host's link. A test then speaks to the shell as any page of the product does.
 */
export async function shareSession(page: Page): Promise<void> {
  await page.waitForFunction(() => '__portalHost' in window);
  await page.evaluate(() => {
    const m: Record<string, (target: { exports?: unknown }) => void> = {};
    const host = window as unknown as {
      readonly __portalHost: { readonly federation: { readonly bundlerRuntime: { consumes(request: object): void } } };
    };
    const consumesLoadingData = {
      moduleIdToConsumeDataMapping: { session: { shareKey: 'shared-session', requiredVersion: '1.0.0' } },
    };
    host.__portalHost.federation.bundlerRuntime.consumes({
      chunkId: 'test',
      chunkMapping: { test: ['session'] },
      webpackRequire: { m, consumesLoadingData },
    });
    const target: { exports?: SharedSession } = {};
    m.session?.(target);
    if (!target.exports) throw new Error('The page shares no session.');
    window.portalSession = target.exports;
  });
}
