import { useLayoutEffect } from 'react';
import { navigate } from './hash-location.ts';

/** Leads to another path of the product in place of this one, so that Back does not come by here again. */
export function Redirect({ to }: { readonly to: string }): null {
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
