/**
 * Memoizes a function of an object by identity, in a WeakMap. Use it for immutable objects that are replaced, such as the parts
 * of a form; the result must depend on nothing else.
 */
export function memoizeWeak<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { readonly value: Result }>();
  return (key) => {
    const known = results.get(key);
    if (known) return known.value;
    const value = compute(key);
    results.set(key, { value });
    return value;
  };
}
