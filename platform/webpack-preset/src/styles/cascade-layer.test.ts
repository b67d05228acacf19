import postcss from 'postcss';
import { cascadeLayer } from './cascade-layer.ts';

const run = (css: string) =>
  postcss([cascadeLayer('app')])
    .process(css, { from: undefined })
    .css.replace(/\s+/g, ' ');

test('every sheet begins with the order of the layers', () => {
  expect(run('.a { color: red }')).toMatch(/^@layer foundation,widgets,app/);
});

test('rules and foreign layers go into the package’s own layer', () => {
  expect(run('@layer utilities { .a { color: red } } .b { color: blue }')).toMatch(
    /@layer app ?{ ?@layer utilities { \.a { color: red } } ?\.b { color: blue } ?}/,
  );
});

test('a rule that chose a layer of the portal, and fonts, stay where they are', () => {
  const css = run('@layer foundation { :root { --p-bg: #fff } } @font-face { font-family: Inter }');
  expect(css).toContain('@layer foundation { :root { --p-bg: #fff } }');
  expect(css).toContain('@font-face { font-family: Inter }');
  expect(css).not.toContain('@layer app {');
});
