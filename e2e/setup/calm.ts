import type { Page, Request } from '@playwright/test';

/** How long nothing may be under way until a page counts as calm. */
const CALM_MS = 500;

const underWay = new WeakMap<Page, Set<Request>>();

/** The stream of the number of unread notifications stays open as long as its page is visible. */
export const neverEnds = (request: Request): boolean =>
  request.resourceType() === 'ping' || new URL(request.url()).pathname.endsWith('/notifications/events');

/** Counts the requests of a page, for {@link calm}; call it before the page loads. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // What the document before had asked for went with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    if (!neverEnds(request)) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until no call and no file of the page has been under way for half a second. Playwright's `networkidle` says this once a document, and
 * never of one that has opened its stream of notifications before.
 * @param withinMs for a page whose requests somebody may hold back: it goes on after this time, calm or not
 * @returns the URLs of the requests that are under way when this time is over; later calls do not wait for them
 * @throws if the page is not followed
 */
export async function calm(page: Page, withinMs = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const requests = underWay.get(page);
  if (!requests) throw new Error('Call followRequests before the page loads.');
  const from = Date.now();
  for (let since = from; Date.now() - since < CALM_MS; ) {
    await page.waitForTimeout(50);
    if (requests.size === 0) continue;
    since = Date.now();
    if (since - from < withinMs) continue;
    const held = [...requests].map((request) => request.url());
    requests.clear();
    return held;
  }
  return [];
}
