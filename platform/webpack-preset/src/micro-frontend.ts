import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Configuration } from 'webpack';
import type { Environment } from './environment.ts';
import { type ExposedModules, exposedModules, pageScripts } from './exposed-modules.ts';
import type { MicroFrontendBuild, ScriptsApart, ScriptsBetween, ScriptsTogether } from './micro-frontend-build.ts';
import { moduleCache } from './module-cache.ts';
import { portalVariant } from './portal-variant.ts';
import { type DeclaredRanges, sharedRanges } from './shared-libraries.ts';
import { standaloneVariant } from './standalone-variant.ts';

export interface MicroFrontendOptions {
  /** The package: the folder of `package.json` and `micro-frontend.json`. Use `import.meta.dirname`. */
  readonly directory: string;
  /**
   * A package whose `src/` is built instead of an own one, with this package's versions of libraries: the same sources for another major of
   * React. Default: this package.
   */
  readonly sources?: string;
  /** Exposed modules in addition to those that `micro-frontend.json` activates: `{ './chart': './src/chart/index.ts' }`. */
  readonly exposes?: ExposedModules;
  /** Exposes every folder of `src/` that has an `index.ts`, as the widgets do. Default false. */
  readonly exposeFolders?: boolean;
  /** The Tailwind theme for `@import "portal-theme"`. Default: `theme.css` of mfe-widgets, in a neighbouring folder or installed. */
  readonly theme?: string;
  /** The cascade layer for its styles (ARCHITECTURE.md, "Conventions"). Default `app`. */
  readonly layer?: 'app' | 'widgets';
  /**
   * Begins its classes, keyframes and properties (`tc` of `.tc-page`, `.tc:flex`, `--tc-top`). The build rejects styles that could affect
   * anything else. Default: its name, `my-notes` of `mfe_my_notes`.
   */
  readonly stylePrefix?: string;
  /**
   * Exposed modules that few pages need, in separate scripts: name of the script → exposed modules,
   * `{ fields: ['./text-field', './date-field'] }`. Where several applications have routes, each of them and each element is such a script,
   * named as its module, unless it is named here. All other modules share one script with the entry, because they are requested right after
   * it, and together they compress better. Code that two of these scripts need is in the entry.
   */
  readonly apart?: ScriptsApart;
  /**
   * Code that several of the separate scripts share and the others do not need: name of the script → the names of the scripts that share it,
   * `{ days: ['entry', 'detail'] }`. Code of exactly some of them is in the smallest script that covers them; without one it is in the entry.
   */
  readonly between?: ScriptsBetween;
  /**
   * Code that would be in the entry because several of the separate scripts need it, although the entry itself does not: name of the script
   * → packages, parts of them, and folders: `{ collections: ['react-aria', './src/internal/aria'] }`; the first match applies. Sources of a
   * neighbouring package are given by their path, `../shared-validators/src/amounts`. Lazy scripts (`import()`) also take such code from
   * there. Code that only one separate script needs stays in that script.
   */
  readonly together?: ScriptsTogether;
  /** The locales whose texts of React Aria are bundled. Default: English. */
  readonly ariaLocales?: readonly string[];
  /**
   * Builds TanStack Query without mutations and infinite queries (2 kB, brotli), for packages that use neither: a mutation would throw.
   * Default false.
   */
  readonly queriesOnly?: boolean;
  /**
   * The versions of the shared libraries that it runs with: `{ react: '^19.3.0' }`, also `zustand` and `i18next`; react-dom follows react.
   * Default: the minor that it is built with, and later ones. A range is a version, `^` and a version, or several with `||`.
   */
  readonly ranges?: DeclaredRanges;
  /** False if only our own hosts mount it: then `dist/standalone/` is not built. Default true. */
  readonly standalone?: boolean;
}

/**
 * The webpack configuration of a micro-frontend: `dist/portal/` for our own hosts, `dist/standalone/` for foreign hosts.
 * `webpack serve` builds only the former, for overrides in the browser (root-config, "Overrides").
 */
export function microFrontend(options: MicroFrontendOptions): (environment?: Environment) => Configuration[] {
  const exposes = exposedModules(options);
  const sources = resolve(options.directory, options.sources ?? '.');
  const apart = separateScripts(options);
  const name = declaredName(options.directory);
  const build: MicroFrontendBuild = {
    directory: options.directory,
    sources,
    name,
    exposes,
    theme: options.theme ?? widgetsTheme(sources),
    layer: options.layer ?? 'app',
    stylePrefix: options.stylePrefix ?? prefixOf(options.sources ? declaredName(sources) : name),
    apart: knownModules(apart, exposes),
    between: knownScripts(options.between ?? {}, apart),
    together: options.together ?? {},
    ariaLocales: options.ariaLocales ?? ['en-US'],
    queriesOnly: options.queriesOnly ?? false,
    ranges: sharedRanges(options.directory, options.ranges),
    standalone: options.standalone !== false,
  };
  return ({ WEBPACK_SERVE: serve = false, variant, cache } = {}) => {
    const portal = () => ({ ...portalVariant(build, { serve }), ...moduleCache(cache) });
    if (serve || !build.standalone || variant === 'portal') return [portal()];
    // Without the cache: federation's plugin arranges the shared libraries differently when their modules come from one.
    const standalone = standaloneVariant(build);
    return variant === 'standalone' ? [standalone] : [portal(), standalone];
  };
}

/** The theme of mfe-widgets, from the neighbouring folder or the installed package. */
function widgetsTheme(directory: string): string {
  const beside = join(directory, '..', 'mfe-widgets', 'theme.css');
  const installed = join(directory, 'node_modules', 'mfe-widgets', 'theme.css');
  return existsSync(beside) ? beside : installed;
}

/** The scripts of pages, and those that the package names itself. */
function separateScripts({ directory, apart = {} }: MicroFrontendOptions): ScriptsApart {
  const named = new Set(Object.values(apart).flat());
  const pages = Object.entries(pageScripts(directory)).filter(([, modules]) => !modules.some((one) => named.has(one)));
  return { ...Object.fromEntries(pages), ...apart };
}

function knownModules(apart: ScriptsApart, exposes: ExposedModules): ScriptsApart {
  const unknown = Object.values(apart)
    .flat()
    .filter((module) => !Object.hasOwn(exposes, module));
  if (unknown.length === 0) return apart;
  throw new Error(`webpack.config.ts: "apart" names ${unknown.join(', ')}, which the package does not expose.`);
}

function knownScripts(between: ScriptsBetween, apart: ScriptsApart): ScriptsBetween {
  const unknown = Object.values(between)
    .flat()
    .filter((script) => !Object.hasOwn(apart, script));
  if (unknown.length === 0) return between;
  throw new Error(`webpack.config.ts: "between" names ${unknown.join(', ')}, which is no separate script.`);
}

const prefixOf = (name: string): string => name.replace(/^mfe_/, '').replaceAll('_', '-');

function declaredName(directory: string): string {
  const { name } = JSON.parse(readFileSync(join(directory, 'micro-frontend.json'), 'utf8')) as { name?: unknown };
  if (typeof name === 'string' && /^mfe_[a-z][a-z0-9_]*$/.test(name)) return name;
  throw new Error(`${directory}/micro-frontend.json: "name" is missing or is not "mfe_" and lower-case letters.`);
}
