import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeNames } from '../translations/locales.ts';
import { unavailablePage } from './unavailable-page.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'legacy-host', 'nginx', 'unavailable');

test('the files that nginx sends are current, one for each locale', () => {
  expect(readdirSync(folder).sort()).toEqual(localeNames.map((locale) => `${locale}.html`).sort());
  const stale = localeNames.filter(
    (locale) => readFileSync(join(folder, `${locale}.html`), 'utf8') !== unavailablePage(locale),
  );
  // npx node reference/reference-api/src/identity/write-unavailable-pages.ts
  expect(stale).toEqual([]);
});

test('the page says what happened in its language, and leads back without scripts, under a policy that allows its style alone', () => {
  const page = unavailablePage('de_CH');
  expect(page).toContain('<html lang="de-CH">');
  expect(page).toContain('<h1>Im Moment nicht verfügbar</h1>');
  expect(page).toMatch(/<p>Das Portal ist überlastet oder wird gerade neu gestartet\./);
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)).toEqual(['', '/']);
  expect(page).not.toMatch(/<script|https?:/);
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(`content="default-src 'none'; style-src 'sha256-${hash}';`);
});
