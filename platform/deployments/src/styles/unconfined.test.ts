import postcss from 'postcss';
import { unconfined } from './unconfined.ts';

const names = (css: string, owner = { prefix: 'tc', setsFoundation: false }) =>
  unconfined(postcss.parse(css), owner).map(({ name, node }) => `${name} :${node.source?.start?.line}`);

test('the four that restyled header, menu and footer', () => {
  expect(
    names(`
      :root { --p-accent: red }
      .portal-root button { color: red }
      [role="navigation"] { color: red }
      button:not(.x) { color: red }
    `),
  ).toEqual([':root :2', '--p-accent :2', '.portal-root button :3', '[role="navigation"] :4', 'button:not(.x) :5']);
});

test('the foundation is set by its owner alone, in any rule', () => {
  const tokens = '@layer foundation { :root, :host { --p-accent: red; --rem: 1rem } }';
  expect(names(tokens)).toEqual([':root, :host in @layer foundation :1']);
  expect(names(tokens, { prefix: 'wd', setsFoundation: true })).toEqual([]);
  expect(names('.tc-page { --p-accent: red }')).toEqual(['--p-accent :1']);
  expect(names('@layer widgets { .wd-a { --rem: 1px } }', { prefix: 'wd', setsFoundation: true })).toEqual([
    '--rem :1',
  ]);
});

test('defaults of Tailwind’s variables may be in the lowest layer', () => {
  expect(names('@layer foundation{@layer properties{*,::before{--tw-border-style:solid}}}')).toEqual([]);
});

test('a rule is confined where it is nested, not where it is written', () => {
  expect(names('.tc-page { & h1 { color: red } > p { color: red } @media print { color: red } }')).toEqual([]);
  expect(names('.portal-root { .tc-page { color: red } & button { color: red } }')).toEqual(['& button :1']);
  expect(names('nav { @media print { color: red } }')).toEqual(['nav :1']);
  expect(names('nav { @apply flex }')).toEqual(['nav :1']);
  expect(names('@scope (.tc-page) { img { color: red } } @scope (nav) to (.x) { a { color: red } }')).toEqual(['a :1']);
});

test('on the root only properties of its own name, and how far it scrolls while it bears its mark', () => {
  expect(names(':root { --tc-top: 1px } :root[data-page-foot="tc"] { scroll-padding-bottom: 1px }')).toEqual([]);
  expect(names(':root[data-page-foot] { scroll-padding-bottom: 1px }')).toEqual([':root[data-page-foot] :1']);
  expect(names(':root[data-page-foot="tc"] { font-size: 1px }')).toEqual([':root[data-page-foot="tc"] :1']);
  expect(names(':root { --top: 1px }')).toEqual([':root :1']);
});

test('names of the whole document begin with the prefix', () => {
  expect(
    names('@keyframes tc-turn {} @property --tc-x {} @page tc-sheet {} @font-face { font-family: "tc-a" }'),
  ).toEqual([]);
  expect(
    names('@keyframes turn {} @property --x {} @page {} @font-face { font-family: Inter } @view-transition {}'),
  ).toEqual(['@keyframes turn :1', '@property --x :1', '@page :1', '@font-face Inter :1', '@view-transition :1']);
});

test('names that elements bear for others begin with the prefix', () => {
  expect(
    names(`
      .tc-a { view-transition-name: tc-list; anchor-name: --tc-menu; container: tc-times / inline-size }
      .tc-b { view-transition-name: none; container-name: none; container-type: inline-size; scroll-timeline: --tc-x block }
      .tc-c { view-transition-name: var(--tc-name); view-transition-class: inherit; container-name: tc-a tc-b }
    `),
  ).toEqual([]);
  expect(
    names(`
      .tc-a { view-transition-name: header }
      .tc-b { anchor-name: --tc-menu, --menu; & p { container: page / inline-size } }
      .tc-c { scroll-timeline-name: --progress; timeline-scope: all }
    `),
  ).toEqual([
    'view-transition-name: header :2',
    'anchor-name: --tc-menu, --menu :3',
    'container: page / inline-size :3',
    'scroll-timeline-name: --progress :4',
  ]);
});
