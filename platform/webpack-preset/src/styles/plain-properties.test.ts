import postcss from 'postcss';
import { plainProperties } from './plain-properties.ts';

const run = (css: string) => postcss([plainProperties()]).process(css, { from: undefined }).css;

test('@property becomes a plain default that works in shadow roots', () => {
  const css = run('@property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid }');
  expect(css).not.toContain('@property');
  expect(css).toContain('*,::before,::after,::backdrop');
  expect(css).toContain('--tw-border-style: solid');
});

test('the defaults are in the lowest layer, so that no default overrides a value', () => {
  expect(run('@property --tw-x { initial-value: 0 } @layer utilities { .a { --tw-x: 1 } }')).toMatch(
    /^@layer foundation\s*{\s*@layer properties\s*{/,
  );
});

test('a property without an initial value is reset as its registration would', () => {
  expect(run('@property --tw-y { syntax: "*"; inherits: false }')).toContain('--tw-y: initial');
});

test('a sheet without registrations is left alone', () => {
  expect(run('.a { color: red }')).toBe('.a { color: red }');
});
