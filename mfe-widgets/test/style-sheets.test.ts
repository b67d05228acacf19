import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = join(import.meta.dirname, '..', 'src');
const styles = join(sources, 'internal', 'styles');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

/** The class names that a style sheet's imports define. */
function classesOf(sheet: string): Set<string> {
  const imports = readFileSync(join(styles, sheet), 'utf8').matchAll(/@import "(\.[^"]+\.css)"/g);
  const texts = [...imports].map(([, path = '']) => readFileSync(join(styles, path), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\.wd-[a-z-]+[a-z]/g) ?? []).map((name) => name.slice(1)));
}

const shared = classesOf('widgets.css');
const ofPages = new Set([...classesOf('pages.css')].filter((name) => !shared.has(name)));
const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/\.(test|stories)\./.test(file),
);
const usesClassOf = (names: ReadonlySet<string>, file: string) =>
  [...read(file).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`|\{[^}]*'([^']*)')/g)].some((match) =>
    match.slice(1).some((text) => text?.split(/[^a-z-]+/).some((name) => names.has(name))),
  );

test('a widget with styles of `pages.css` adopts that sheet itself', () => {
  const folders = new Set(components.filter((file) => usesClassOf(ofPages, file)).map((file) => dirname(file)));
  const adopting = components.filter((file) => /ageStyled/.test(read(file))).map((file) => dirname(file));
  // Rows are in editors, chips in filters; a tooltip adopts it for its content.
  const within = ['filter/kinds', 'internal/option-list', 'internal/rows', 'subtotals-popover'];
  expect([...folders].filter((folder) => !adopting.includes(folder)).sort()).toEqual(within);
  expect(folders.size).toBeGreaterThan(15);
});

test('a widget that adopts `widgets.css` alone has no styles of `pages.css`', () => {
  const entry = components.filter((file) => /\bstyled\.ts'|styles\/index\.ts'/.test(read(file)));
  expect(entry.filter((file) => !/page-styled/.test(read(file)) && usesClassOf(ofPages, file))).toEqual([]);
  expect(entry.length).toBeGreaterThan(5);
});
