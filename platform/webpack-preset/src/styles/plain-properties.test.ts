import postcss from 'postcss';
import { compile } from 'tailwindcss';
import { plainProperties } from './plain-properties.ts';

const run = (css: string) => postcss([plainProperties()]).process(css, { from: undefined }).css;
/** Without spaces and line breaks that mean nothing. */
const lines = (css: string) => css.replace(/\s*([{};])\s*/g, '$1').replace(/\s*\n\s*/g, ' ');
const registered = (name: string, initial?: string) =>
  `@property ${name} { syntax: "*"; inherits: false${initial === undefined ? '' : `; initial-value: ${initial}`} }`;

test('a variable that nothing sets is replaced by its initial value', () => {
  expect(run(`${registered('--tw-border-style', 'solid')} .a { border-style: var(--tw-border-style) }`)).toBe(
    '.a { border-style: solid }',
  );
});

test('a variable without a value is replaced by the fallback', () => {
  expect(run(`${registered('--tw-ease')} .a { transition-timing-function: var(--tw-ease, var(--p-ease, ease)) }`)).toBe(
    '.a { transition-timing-function: var(--p-ease, ease) }',
  );
});

test('an empty fallback is a value', () => {
  expect(run(`${registered('--tw-blur')} .a { filter: var(--tw-blur,) opacity(1) }`)).toBe(
    '.a { filter:  opacity(1) }',
  );
});

test('a variable that is used by the rules that set it is replaced by their values', () => {
  const css = `${registered('--tw-x', '0')}${registered('--tw-y', '0')}
    .a { --tw-y: 1px; translate: var(--tw-x) var(--tw-y) }
    .b { --tw-y: 2px; translate: var(--tw-x) var(--tw-y) }`;
  expect(lines(run(css))).toBe('.a{translate:0 1px}.b{translate:0 2px}'.replaceAll('translate:', 'translate: '));
});

test('a variable that is set and never used is left out', () => {
  expect(lines(run(`${registered('--tw-weight')} .a { --tw-weight: 500; font-weight: 500 }`))).toBe(
    '.a{font-weight: 500}',
  );
});

test('shadows that draw nothing are left out of a list', () => {
  const css = `${registered('--tw-ring', '0 0 #0000')}${registered('--tw-shadow', '0 0 #0000')}
    .a { --tw-shadow: 10px 0 0 #0000, var(--p-shadow); box-shadow: var(--tw-ring), var(--tw-shadow) }`;
  expect(lines(run(css))).toBe('.a{box-shadow: 10px 0 0 #0000, var(--p-shadow)}');
});

const COMPOSED = `${registered('--tw-x', '0')}${registered('--tw-y', '0')} .a { --tw-x: 1px; translate: var(--tw-x) var(--tw-y) }
  .b { --tw-y: 2px; translate: var(--tw-x) var(--tw-y) }`;

test('variables of two classes of one element keep their defaults, also in a shadow root', () => {
  const css = lines(run(COMPOSED));
  expect(css).not.toContain('@property');
  expect(css).toContain('*,::before,::after,::backdrop{--tw-x: 0;--tw-y: 0}');
  expect(css).toContain('.b{--tw-y: 2px;translate: var(--tw-x) var(--tw-y)}');
});

test('the defaults are in the lowest layer, so that no default overrides a value', () => {
  expect(lines(run(COMPOSED))).toMatch(/^@layer foundation\{@layer properties\{/);
});

test('a value that only some of the rules use is not moved into them', () => {
  const css = `${registered('--tw-color')} .a { --tw-color: red } .b { --tw-color: blue; color: var(--tw-color) }`;
  expect(lines(run(css))).toContain('{--tw-color: initial}');
});

const LINES = (leading: string) =>
  `@layer app { .text { font-size: 1px; line-height: var(--tw-leading, 2px) } ${leading} } ${registered('--tw-leading')}`;

test('a variable that later classes set is reset by the class that uses it, so that no element around sets it', () => {
  expect(lines(run(LINES('.leading { --tw-leading: 3px; line-height: 3px }')))).toBe(
    '@layer app{.text{--tw-leading: initial;font-size: 1px;line-height: var(--tw-leading, 2px)}.leading{--tw-leading: 3px;line-height: 3px}}',
  );
});

test.each([
  ['in front', '@media print { .wide { line-height: var(--tw-leading, 2px) } }', '.wide'],
  ['with a state', '.text:hover { line-height: var(--tw-leading, 2px) }', '.text:hover'],
])('a use that could win over a setting is not reset in its rule: %s', (_, use) => {
  const css = lines(run(LINES(`.leading { --tw-leading: 3px; line-height: 3px } ${use}`)));
  expect(css).toContain('*,::before,::after,::backdrop{--tw-leading: initial}');
});

test('a variable that the sheet uses and never sets is replaced by its fallback: an element around could have it', () => {
  expect(run('.a { line-height: var(--tw-leading, 2px) }')).toBe('.a { line-height: 2px }');
});

test("a variable of the portal's, or with a longer name, is left alone", () => {
  const css = '.a { color: var(--p-ink, red); width: var(--tw-width-all) }';
  expect(run(`${registered('--tw-width', '1px')} ${css}`).trim()).toBe(css);
});

test('a sheet without registrations is left alone', () => {
  expect(run('.a { color: red }')).toBe('.a { color: red }');
});

const THEME = '--spacing: 4px; --text-sm: 14px; --text-sm--line-height: 20px; --shadow-lg: 0 4px 8px #0003';

test('what Tailwind writes for shadows, lines, texts and pseudo-elements needs no rule for every element', async () => {
  const { build } = await compile(`@theme { ${THEME} } @layer app { @tailwind utilities; }`);
  const classes = [
    'translate-x-1',
    'focus:translate-x-2',
    'shadow-lg',
    'border-t',
    'text-sm',
    'leading-5',
    'before:absolute',
  ];
  const css = run(build(classes));
  expect(css.match(/(?<=\W)--tw-[\w-]+/g)?.filter((name) => name !== '--tw-leading')).toEqual([]);
  expect(css).toContain('translate: var(--spacing) 0;');
  expect(css).toContain('box-shadow: 0 4px 8px #0003;');
  expect(css).not.toContain('::backdrop');
});
