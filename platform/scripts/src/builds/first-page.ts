/**
 * The packages of a worker's home page: the page, the parts around it, the widgets, and home. Signing in is a page of the API. The longest
 * build is the first, so that no core waits for it alone at the end.
 */
export const FIRST_PAGE: readonly string[] = ['mfe-widgets', 'mfe-timecard', 'root-config', 'mfe-shell'];

/** The packages in two parts: those of the first page, with all that need not be built, and the rest. */
export function inTwoParts(
  packages: readonly string[],
  stale: readonly string[],
): { readonly first: readonly string[]; readonly rest: readonly string[] } {
  const isFirst = (packageName: string) => FIRST_PAGE.includes(packageName) || !stale.includes(packageName);
  return { first: packages.filter(isFirst), rest: packages.filter((packageName) => !isFirst(packageName)) };
}

/** The order in which packages are built. */
export function inOrder(packages: readonly string[]): string[] {
  const place = (packageName: string) =>
    FIRST_PAGE.includes(packageName) ? FIRST_PAGE.indexOf(packageName) : FIRST_PAGE.length;
  return packages.toSorted((a, b) => place(a) - place(b));
}
