import { productCalls } from '../calls.ts';
import { openApi } from './document.ts';

/** The openapi.json of the product, without a server. */
export function productDocument(): Record<string, unknown> {
  return openApi(productCalls);
}
