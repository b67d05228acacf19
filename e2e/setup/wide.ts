/** A test of the wide suite: it runs in `npm run test:all` only. Files of `tests/wide/` are all of it. */
export const WIDE = { tag: '@wide' } as const;

/** One of a sweep: `npm test` runs its representative, `npm run test:all` the whole of it. */
export const sweep = (isRepresentative: boolean): { readonly tag?: '@wide' } => (isRepresentative ? {} : WIDE);
