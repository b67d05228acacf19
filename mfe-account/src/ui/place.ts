import { createContext } from 'react';

/** The place of a card for users who are not signed in. */
export interface Place {
  /**
   * `page`: with the product's logo and a language select above it, and it sets the document's title. `part`: as a part of another page.
   */
  readonly kind: 'page' | 'part';
  /** The URL of the sign-in. */
  readonly signInUrl: string;
}

export const PlaceContext = createContext<Place>({ kind: 'page', signInUrl: '/login' });
