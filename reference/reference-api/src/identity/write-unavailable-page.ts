import { writeFileSync } from 'node:fs';
import { unavailablePage, unavailableTexts } from './unavailable-page.ts';

/** Run `npx node reference/reference-api/src/identity/write-unavailable-page.ts` after a change of the page or of its texts. */
const fileOf = (name: string): URL => new URL(`../../../legacy-host/nginx/unavailable/${name}`, import.meta.url);
writeFileSync(fileOf('page.html'), unavailablePage());
writeFileSync(fileOf('texts.conf'), unavailableTexts());
