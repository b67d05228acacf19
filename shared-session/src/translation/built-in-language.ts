/** The language whose texts are in the bundles. */
export const BUILT_IN_LANGUAGE = 'en-US';
