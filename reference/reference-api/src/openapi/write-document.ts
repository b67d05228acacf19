import { productDocument } from './product-document.ts';

/** Prints the openapi.json of these sources, for `mfe check-api` before they are deployed. */
process.stdout.write(`${JSON.stringify(productDocument(), null, 2)}\n`);
