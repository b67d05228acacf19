/**
 * Makes something of an object once: who asks again for the same object gets the same response, for as long as the object lives. For
 * what never changes but is replaced, like the parts of a form; what is made must depend on nothing else.
 */
export function oncePer<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, { readonly value: Made }>();
  return (from) => {
    const before = made.get(from);
    if (before) return before.value;
    const value = make(from);
    made.set(from, { value });
    return value;
  };
}
