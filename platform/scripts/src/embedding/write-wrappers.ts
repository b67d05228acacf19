import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../main.ts';
import { describedElement, embeddingFolder } from './manifest.ts';
import { TAG_LIBRARY, tagLibrary } from './tag-library.ts';
import { wrappersOf } from './wrappers.ts';

/** `npm run wrappers`: writes types and editor data from custom-elements.json. `-- --tags FILE` writes the JSP tag library. */
await main(async () => {
  const [option, file = TAG_LIBRARY] = process.argv.slice(2);
  if (option === '--tags') {
    writeFileSync(file, tagLibrary());
    console.log(file);
    return 0;
  }
  for (const [name, text] of Object.entries(wrappersOf(describedElement())))
    writeFileSync(join(embeddingFolder, name), text);
  return 0;
});
