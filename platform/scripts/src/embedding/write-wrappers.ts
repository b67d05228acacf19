import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../main.ts';
import { describedElement, embeddingFolder } from './manifest.ts';
import { wrappersOf } from './wrappers.ts';

/** `npm run wrappers`: writes types and editor data from custom-elements.json. */
await main(async () => {
  for (const [name, text] of Object.entries(wrappersOf(describedElement())))
    writeFileSync(join(embeddingFolder, name), text);
  return 0;
});
