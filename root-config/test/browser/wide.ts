/** A test of the wide suite: `npm run test:all` runs it, `npm test` does not. */
export const WIDE = { tag: '@wide' } as const;

/** `npm test` runs the representative of a sweep, `npm run test:all` the whole of it. */
export const sweep = (isRepresentative: boolean): { readonly tag?: '@wide' } => (isRepresentative ? {} : WIDE);
