import { createRequire } from 'node:module';

const load = createRequire(import.meta.url)('./text-loader.cjs') as (source: string) => string;

test('a style sheet becomes a module that exports its text', () => {
  expect(load('a{content:"\\201c"}')).toBe('export default "a{content:\\"\\\\201c\\"}";');
});

test.each(['@import "./other.css";', 'a{background:url(dots.png)}', "a{background:url('../dots.png')}"])(
  '%s refers to a file, which a text cannot',
  (source) => {
    expect(() => load(source)).toThrow('cannot refer to a file');
  },
);

test.each([
  'a{background:url("data:image/svg+xml,<svg/>")}',
  'a{mask:url(#dots)}',
  'a{background:url(https://x.example/y)}',
])('%s stays', (source) => {
  expect(load(source)).toContain('export default');
});
