import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unavailablePage, unavailableTexts } from './unavailable-page.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'legacy-host', 'nginx', 'unavailable');

test('the files that nginx reads are current', () => {
  expect(readdirSync(folder).sort()).toEqual(['page.html', 'texts.conf']);
  // npx node reference/reference-api/src/identity/write-unavailable-page.ts
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toBe(unavailablePage());
  expect(readFileSync(join(folder, 'texts.conf'), 'utf8')).toBe(unavailableTexts());
});

test('the page has a text of each locale for each of its parts, and leads back without scripts, under a policy that allows its style alone', () => {
  const [page, texts] = [unavailablePage(), unavailableTexts()];
  const parts = new Set([...page.matchAll(/echo var="(\w+)"/g)].map(([, name]) => name));
  expect(new Set([...texts.matchAll(/^map \$unavailable_locale \$(\w+)/gm)].map(([, name]) => name))).toEqual(parts);
  expect(texts).toContain('  de_CH \'lang="de-CH"\';');
  expect(texts).toContain("  de_CH 'Im Moment nicht verfügbar';");
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)).toEqual(['', '/']);
  expect(page).not.toMatch(/<script|https?:/);
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(`content="default-src 'none'; style-src 'sha256-${hash}';`);
});
