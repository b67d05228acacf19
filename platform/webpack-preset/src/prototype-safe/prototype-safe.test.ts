import { createRequire } from 'node:module';

const loader = createRequire(import.meta.url)('./prototype-safe-loader.cjs') as (
  this: { callback(error: null, source: string): void },
  source: string,
) => void;

function rewritten(source: string): string {
  let result = '';
  loader.call({ callback: (_error, text) => (result = text) }, source);
  return result;
}

test('a loop over the keys of an object visits own keys only, even with an extended Object.prototype', () => {
  const source = rewritten('const keys = []; for (const key in object) keys.push(key); return keys;');
  const inherited = Object.create({ isEmpty: () => true });
  inherited.own = 1;
  expect(new Function('object', source)(inherited)).toEqual(['own']);
});

test.each([
  ['nothing at all', undefined],
  ['null', null],
])('a loop over %s is still no loop', (_what, object) => {
  expect(new Function('object', rewritten('let n = 0; for (var k in object) n++; return n;'))(object)).toBe(0);
});

test('members and minified spacing are understood; calls and "in" as an operator are left alone', () => {
  expect(rewritten('for(let k in this.entries)x(k)')).toBe('for (let k of Object.keys(this.entries ?? {}))x(k)');
  expect(rewritten('for (const k in make()) x(k)')).toBe('for (const k in make()) x(k)');
  expect(rewritten('if ("a" in b) c()')).toBe('if ("a" in b) c()');
});

test('what an object has of its own is not asked of a method it may have from the page', () => {
  expect(rewritten('!node.hasOwnProperty(field)&&x')).toBe('!Object.hasOwn(node, field)&&x');
  expect(rewritten('Object.prototype.hasOwnProperty.call(a, b)')).toBe('Object.prototype.hasOwnProperty.call(a, b)');
});

test('accessors, which an element has from the page, are called without their own methods', () => {
  expect(rewritten('return get.call(this)')).toBe('return Reflect.apply(get, this, [])');
  expect(rewritten('set.call(this, value);')).toBe('Reflect.apply(set, this, [value]);');
  expect(rewritten('map.get.call(this, key)')).toBe('map.get.call(this, key)');
});
