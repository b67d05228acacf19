import { createRoot as create, hydrateRoot as hydrate } from 'react-dom/client';

/** The build writes it in. */
declare const REACT_SET: { readonly name: string };

/** Every React counts its ids from the same number; with the set in front, those of two on one page differ. */
const identifierPrefix = REACT_SET.name;

/** Stands for `react-dom/client` in a set. */
export const createRoot: typeof create = (container, options) => create(container, { identifierPrefix, ...options });

export const hydrateRoot: typeof hydrate = (container, children, options) =>
  hydrate(container, children, { identifierPrefix, ...options });
