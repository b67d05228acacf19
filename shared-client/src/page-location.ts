/**
 * Where the page is; undefined outside of one. By the name alone: code that runs in a frame of its own beside a page has that page's
 * `location` under it, and the frame's in `globalThis` (webpack-preset, `PageGlobalsPlugin`).
 */
export const pageLocation = (): Location | undefined => (typeof location === 'undefined' ? undefined : location);
