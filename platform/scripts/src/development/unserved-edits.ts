import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Packages whose code belongs to the page's own scripts. What other packages import of them by a path is in their own builds. */
export const OF_THE_PAGE = ['root-config', 'shared-client', 'shared-session'];

/** Why an edit of a package does not show on a page that serves others from their sources; undefined if it may show. */
export function whyUnserved(packageName: string, served: readonly string[]): string | undefined {
  if (served.includes(packageName)) return undefined;
  if (OF_THE_PAGE.includes(packageName))
    return (
      `${packageName} was edited. The page's own scripts are as deployed; of the libraries, an edit shows where a served package imports ` +
      "its module by a path. For the rest, end this and begin again, which builds the page's scripts."
    );
  return `${packageName} was edited, and is as deployed on the page. To see edits of it, too: npm run dev ${[...served, packageName].join(' ')}`;
}

/** Says once for each of these packages that an edit of it does not show. @returns a function that ends it */
export function sayUnserved(
  repository: string,
  packages: readonly string[],
  served: readonly string[],
  say: (sentence: string) => void,
): () => void {
  const watchers = packages.flatMap((packageName) => {
    const sources = join(repository, packageName, 'src');
    const sentence = whyUnserved(packageName, served);
    if (sentence === undefined || !existsSync(sources)) return [];
    const watcher = watch(sources, { recursive: true }, (_, file) => {
      if (file === null || !/\.(?:tsx?|css)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      say(sentence);
      watcher.close();
    });
    return [watcher];
  });
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
