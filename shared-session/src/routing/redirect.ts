import { useLayoutEffect } from 'react';
import { navigate } from './hash-location.ts';

/** Replaces this URL by another path of the product, so that Back does not return to it. */
export function Redirect({ to }: { readonly to: string }): null {
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
