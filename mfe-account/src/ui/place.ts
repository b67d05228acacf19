import { createContext } from 'react';

/** Where a card for who is not signed in stands. */
export interface Place {
  /** `page`: the product's mark and a language stand above it, and it names the document. `part`: it is a part of another page. */
  readonly kind: 'page' | 'part';
  /** Where one signs in. */
  readonly signInUrl: string;
}

export const PlaceContext = createContext<Place>({ kind: 'page', signInUrl: '/login' });
