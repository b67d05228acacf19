/** The remotes that a micro-frontend may import from; ARCHITECTURE.md, "Packages", allows this one. */
const IMPORTABLE = ['mfe_widgets'];

/**
 * Federation's `remotes` option. What stands after "@" is where webpack wants an address; the host knows the real one at run
 * time, so a build says nothing about it.
 */
export function otherRemotes(name: string): Record<string, string> {
  return Object.fromEntries(
    IMPORTABLE.filter((remote) => remote !== name).map((remote) => [remote, `${remote}@${ADDRESS_OF_THE_HOST}`]),
  );
}

/** Never fetched: both variants replace the loading of other remotes. */
export const ADDRESS_OF_THE_HOST = 'http://known-at-run-time.invalid/';
