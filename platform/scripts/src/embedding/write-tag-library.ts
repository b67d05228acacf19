import { writeFileSync } from 'node:fs';
import { TAG_LIBRARY, tagLibrary } from './tag-library.ts';

/** Writes the JSP tag library. Its imports are files beside it, so that an image can run it with nothing installed. */
const [file = TAG_LIBRARY] = process.argv.slice(2);
writeFileSync(file, tagLibrary());
console.log(file);
