import { writeFileSync } from 'node:fs';
import { localeNames } from '../translations/locales.ts';
import { unavailablePage } from './unavailable-page.ts';

/** Run `npx node reference/reference-api/src/identity/write-unavailable-pages.ts` after a change of the page or of its texts. */
for (const locale of localeNames) {
  const file = new URL(`../../../legacy-host/nginx/unavailable/${locale}.html`, import.meta.url);
  writeFileSync(file, unavailablePage(locale));
}
