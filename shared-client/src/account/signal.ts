/** The option of every call: ends it early. */
export type Signal = { readonly signal?: AbortSignal };
