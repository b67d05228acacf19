import postcss from 'postcss';
import { namedStyleSheets } from './named-style-sheets.ts';

const read = (css: string) => postcss([namedStyleSheets('/packages/theme.css')]).process(css, { from: undefined }).css;

test('"portal-theme" is the theme of the build, with what stands behind it kept', () => {
  expect(read('@import "portal-theme" prefix(tc);')).toBe('@import "/packages/theme.css" prefix(tc);');
});

test('"tailwindcss/…" is the Tailwind that the preset depends on', () => {
  expect(read(`@import 'tailwindcss/utilities' layer(app);`)).toMatch(
    /^@import "\/.*\/tailwindcss\/utilities\.css" layer\(app\);$/,
  );
  expect(read('@import "tailwindcss";')).toMatch(/\/tailwindcss\/index\.css";$/);
});

test('other imports stay as they are', () => {
  expect(read('@import "./portal-theme.css"; @import "../tailwindcss-like.css";')).toBe(
    '@import "./portal-theme.css"; @import "../tailwindcss-like.css";',
  );
});
