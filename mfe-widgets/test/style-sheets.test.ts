import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = join(import.meta.dirname, '..', 'src');
const sheets = join(sources, 'internal', 'sheets');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

/** The class names that a style sheet's imports define. */
function classesOf(sheet: string): Set<string> {
  const imports = readFileSync(join(sheets, sheet), 'utf8').matchAll(/@import "(\.[^"]+\.css)"/g);
  const texts = [...imports].map(([, path = '']) => readFileSync(join(sheets, path), 'utf8'));
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

/** Sheet → the name of the ref that adopts it, and the folders that use its classes and have them from another sheet, or from the element around them. */
const SHEETS: Readonly<Record<string, readonly [ref: string, within: readonly string[]]>> = {
  // Each of the other refs adopts it too.
  'pages.css': ['\\w+Styled', []],
  'codes.css': ['codeStyled', []],
  'forms.css': ['formStyled', []],
  'controls.css': ['controlStyled', []],
  'search.css': ['searchStyled', []],
  // The rows of editors have a sheet with it.
  'select.css': ['selectStyled', ['internal/rows']],
  'inputs.css': ['inputStyled', []],
  'editors.css': ['editorStyled', ['checkbox', 'custom-fields', 'internal/rows', 'period-entry-editor', 'select']],
  'period.css': [
    'periodStyled',
    [
      'allocation-editor',
      'amount-field',
      'checkbox',
      'internal/rows',
      'shift-editor',
      'time-entry-editor',
      'time-input',
      'units-editor',
    ],
  ],
  'lists.css': ['listStyled', []],
  'attachments.css': ['uploaderStyled', ['file-drop']],
  'filter.css': ['filterStyled', ['custom-fields', 'filter/kinds']],
  'fields.css': ['fieldStyled', ['filter', 'filter/kinds']],
  'comments.css': ['commentStyled', []],
  'viewer.css': ['viewerStyled', []],
};

test.each(Object.entries(SHEETS))('a widget with styles of `%s` adopts that sheet itself', (sheet, [ref, within]) => {
  const inAll = sheet === 'pages.css' ? shared : new Set([...shared, ...ofPages]);
  const own = new Set([...classesOf(sheet)].filter((name) => !inAll.has(name)));
  const folders = new Set(components.filter((file) => usesClassOf(own, file)).map((file) => dirname(file)));
  const adopting = components
    .filter((file) => new RegExp(`\\b${ref}\\b`).test(read(file)))
    .map((file) => dirname(file));
  expect([...folders].filter((folder) => !adopting.includes(folder)).sort()).toEqual(within);
  expect(folders.size).toBeGreaterThan(0);
});

test('a widget that adopts `widgets.css` alone has no styles of `pages.css`', () => {
  const entry = components.filter((file) => /\bstyled\.ts'|styles\/index\.ts'/.test(read(file)));
  expect(entry.filter((file) => !/-styled/.test(read(file)) && usesClassOf(ofPages, file))).toEqual([]);
  expect(entry.length).toBeGreaterThan(5);
});
