const refuse = () => {
  throw new Error('This build has queries only. Remove `queriesOnly` from its webpack.config.ts.');
};

/** The behaviour of infinite queries in a build without them. */
export const infiniteQueryBehavior = refuse;
export const hasNextPage = refuse;
export const hasPreviousPage = refuse;
