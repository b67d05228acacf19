/** The remotes that a micro-frontend may import from. ARCHITECTURE.md, "Packages", allows only this one. */
const IMPORTABLE = ['mfe_widgets'];

/**
 * Federation's `remotes` option. The part after "@" is a placeholder for a URL, which only
 * the host knows at run time.
 */
export function otherRemotes(name: string): Record<string, string> {
  return Object.fromEntries(
    IMPORTABLE.filter((remote) => remote !== name).map((remote) => [remote, `${remote}@${ADDRESS_OF_THE_HOST}`]),
  );
}

/** Never fetched, because both variants replace the code that loads other remotes. */
const ADDRESS_OF_THE_HOST = 'http://known-at-run-time.invalid/';
