import { dirname, join, relative, sep } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';

/** A file of the repository (relative to it), or something external; undefined if there is no such module. */
export type Resolved = { readonly file: string } | 'external' | undefined;

/** Resolves imports like the type checker: by `exports` of workspace packages, and `paths` of the repository's tsconfig.json. */
export function importResolver(repository: string): (from: string, specifier: string) => Resolved {
  const resolver = new ResolverFactory({
    conditionNames: ['import', 'types', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    builtinModules: true,
    tsconfig: { configFile: join(repository, 'tsconfig.json') },
  });
  return (from, specifier) => {
    const withoutQuery = specifier.replace(/\?.*$/, '');
    const { path, builtin } = resolver.sync(dirname(join(repository, from)), withoutQuery);
    if (builtin) return 'external';
    if (path === undefined) return undefined;
    const file = relative(repository, path).split(sep).join('/');
    return file.startsWith('../') || file.includes('node_modules/') ? 'external' : { file };
  };
}
