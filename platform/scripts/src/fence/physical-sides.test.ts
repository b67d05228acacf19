import { physicalSides } from './physical-sides.ts';

test.each([
  'left: 0;',
  'padding-left: 4px;',
  'border-right: 1px solid;',
  'border-top-left-radius: 4px;',
  'text-align: right;',
  'float: left;',
  'padding: 1px 2px 3px 4px;',
])('a style sheet with "%s" names a side', (line) => expect(physicalSides('a.css', `.a {\n  ${line}\n}`)).toEqual([2]));

test.each([
  'inset-inline-start: 0;',
  'padding-inline: 4px 2px;',
  'text-align: start;',
  'padding: 1px 2px 3px 2px;',
  'padding: 0 calc(var(--rem) * 2) 0;',
  '--left: 3px;',
  'left: 0; /* physical: measured on the screen. */',
])('a style sheet with "%s" does not', (line) => expect(physicalSides('a.css', `.a {\n  ${line}\n}`)).toEqual([]));

test.each([
  'className="sh:flex sh:pl-4"',
  "const LINE = 'sh:wide:pr-6';",
  'style={{ left: tip.left }}',
  'element.style.right = `${right}px`;',
  'const style = { marginLeft: 4 };',
])('code with "%s" names a side', (line) => expect(physicalSides('a.tsx', line)).toEqual([1]));

test.each([
  'className="sh:ps-4 sh:text-start"',
  'const { left, right } = element.getBoundingClientRect();',
  'setState({ left: 3 });',
  "<Icon name='chevron-right' />",
  '// physical: where the pointer is.\nelement.style.left = at;',
])('code with "%s" does not', (line) => expect(physicalSides('a.tsx', line)).toEqual([]));
