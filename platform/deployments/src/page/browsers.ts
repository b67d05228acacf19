/** The oldest versions that the portal supports: those of the root package.json's `browserslist`, which a test compares. */
export const OLDEST_BROWSERS = { Chrome: '125', Edge: '125', Firefox: '128', Safari: '17.6' } as const;

/**
 * Sends a browser that lacks what the oldest versions have to the page that says so. It is a script of its own, written for any browser: an old
 * one may not even parse the others.
 */
export const SEND_OLD_BROWSERS =
  "try{if(!Map.groupBy||!Promise.withResolvers||!AbortSignal.any||!('popover'in HTMLElement.prototype)||!('adoptedStyleSheets'in document))throw 0}catch(e){location.replace('/browser.html')}";
