/** Whether a name matches a pattern; `*` matches any letters. */
export function matches(pattern: string, name: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.join('*');
  if (rest.length === 0) return pattern === name;
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}

/** Whether an import is one of the packages in a list, or a sub-path of one. */
export function isAmong(list: readonly string[], name: string): boolean {
  const parts = name.split('/');
  const scope = name.startsWith('@') ? 2 : 1;
  return list.some((one) => matches(one, name) || matches(one, parts.slice(0, scope).join('/')));
}
