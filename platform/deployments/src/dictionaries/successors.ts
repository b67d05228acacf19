/** What webpack and its like put between name and ending: `entry.3f0c9a7b21de.js`. */
const HASH = /\.[0-9a-f]{8,}(?=\.(?:m?js|css|woff2)$)/;
const SUCCEEDED = /^[\w./-]+\.(?:m?js|css|woff2)$/;

/**
 * The paths of a script, style sheet or font in every version of its package, as a pattern in which `*` stands for anything: `app.*.js`. Undefined
 * for other files, which pages do not load at once.
 * @param path in the version's folder
 */
export function successors(path: string): string | undefined {
  return SUCCEEDED.test(path) ? path.replace(HASH, '.*') : undefined;
}

/**
 * The value of `Use-As-Dictionary` for a published file, by which a browser offers it when it asks for the same file of a later version.
 * @param path `/mfe/NAME/VERSION/FILE`
 */
export function dictionaryHeader(path: string): string | undefined {
  const [, name, file = ''] = /^\/mfe\/([\w-]+)\/[^/]+\/(.+)$/.exec(path) ?? [];
  const pattern = name && successors(file);
  return pattern && `match="/mfe/${name}/*/${pattern}"`;
}
