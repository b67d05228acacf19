import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesPattern } from 'deployments/routes';

/** How far the builds are that follow the first page's. */
export type BuildState = 'building' | 'failed' | 'live';

interface Builds {
  readonly repository: string;
  /** The folder of the store that is served. */
  readonly store: string;
  /** The packages whose builds follow. */
  readonly packages: readonly string[];
  readonly state: () => BuildState;
}

/** What is sent in place of a file of the store. */
export interface Sent {
  readonly type: string;
  readonly body: string;
}

/**
 * What `npm start` sends while it builds: the page with a script more, which says of a page whose package is not live yet that it is being
 * built, and loads it when it is.
 * @returns of a request's path with its query, what is sent; undefined for everything that is served as usual
 */
export function pagesBeingBuilt({ repository, store, packages, state }: Builds): (url: string) => Sent | undefined {
  const routes = packages.flatMap((name) => routesOf(join(repository, name, 'micro-frontend.json'), name));
  return (url) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/being-built.js')
      return {
        type: 'text/javascript; charset=utf-8',
        body: readFileSync(join(import.meta.dirname, 'pages-being-built.js'), 'utf8'),
      };
    if (pathname === '/being-built.json') {
      const path = searchParams.get('path') ?? '';
      const found = routes.find(({ pattern }) => matchesPattern(pattern, path));
      const body = JSON.stringify(found ? { package: found.name, state: state() } : {});
      return { type: 'application/json', body };
    }
    if (pathname !== '/' || state() === 'live') return undefined;
    const page = readFileSync(join(store, 'index.html'), 'utf8');
    return {
      type: 'text/html; charset=utf-8',
      body: page.replace('</body>', '<script defer src="/being-built.js"></script>\n</body>'),
    };
  };
}

function routesOf(file: string, name: string): { name: string; pattern: string }[] {
  if (!existsSync(file)) return [];
  const { applications = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    applications?: { region: string; routes?: { path: string }[] }[];
  };
  return applications
    .filter(({ region }) => region === 'page')
    .flatMap(({ routes = [] }) => routes.map(({ path }) => ({ name, pattern: path })));
}
