import postcss from 'postcss';
import { compact } from './compact.ts';

const run = (css: string) => postcss([compact()]).process(css, { from: undefined }).css;

test('comments, line breaks and indentation are stripped; rules stay', () => {
  expect(
    run(`/* why */
.a,
.b > .c {
  color: red !important;
  /* more */
  margin: 1px
    2px;

  &:hover { color: blue; }
}
@media (width < 560px) {
  .d { --x:  a  b; }
}`),
  ).toBe('.a,.b > .c{color:red!important;margin:1px 2px;&:hover{color:blue}}@media (width < 560px){.d{--x:a  b}}');
});

test('a licence stays', () => {
  expect(run('/*! MIT */ .a { color: red }')).toContain('/*! MIT */');
});

test('spacing is one product', () => {
  expect(run('.a { gap: calc(calc(var(--rem) * .25) * 3) calc(calc(var(--rem) * .25) * -.5); }')).toBe(
    '.a{gap:calc(var(--rem)*.75) calc(var(--rem)*-.125)}',
  );
  expect(run('.a { top: calc(75px + calc(calc(var(--rem) * .25) * 6)); }')).toBe(
    '.a{top:calc(75px + calc(var(--rem)*1.5))}',
  );
});
