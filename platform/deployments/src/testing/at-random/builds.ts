import type { Build } from '../../publish/build.ts';

/** The names that teams release: two with a page, and the library of widgets that one of them uses. */
export const NAMES = ['mfe_notes', 'mfe_orders', 'mfe_kit', 'root'] as const;
export type Name = (typeof NAMES)[number];
/** The number of different builds of each name. */
export const BUILDS = 4;

const file = (path: string, text: string) => ({ path, bytes: Buffer.from(text) });

/** A build of a name. The later ones of the library have another module, and the last one lacks the first module. */
export function buildOf(name: Name, number: number): Build {
  const text = `/* ${name} ${number} */`;
  if (name === 'root') {
    const known = {
      provides: { react: `19.${number}.0` },
      readsRanges: true,
      knowsRootCanary: true,
      mountContracts: [1],
    };
    return {
      kind: 'root',
      packageVersion: '1.0.0',
      root: { ...known, portal: 'portal.js', embed: 'embed.js' },
      reported: known,
      files: [file('portal.js', `portal${text}`), file('embed.js', `embed${text}`)],
    };
  }
  const modules = {
    mfe_notes: ['app'],
    mfe_orders: ['app'],
    mfe_kit: [...(number < 3 ? ['input'] : []), ...(number > 0 ? ['table'] : [])],
  }[name];
  const used = number < 2 ? 'mfe_kit/input' : 'mfe_kit/table';
  const uses = name === 'mfe_orders' ? { './app': [used] } : {};
  const page = { path: `/${name}`, ...(name === 'mfe_notes' ? { home: true as const } : {}) };
  return {
    kind: 'micro-frontend',
    packageVersion: '1.0.0',
    activation: {
      name,
      applications: name === 'mfe_kit' ? [] : [{ name: 'main', region: 'page', module: './app', routes: [page] }],
      elements: [],
    },
    budgets: undefined,
    remote: {
      name,
      entry: 'entry.js',
      modules: Object.fromEntries(modules.map((one) => [`./${one}`, [`${one}.js`]])),
      uses,
    },
    reported: {
      requires: { react: '19.0.0' },
      ranges: { react: number === 3 ? '^19.2.0' : '^19.0.0' },
      exports: Object.fromEntries(modules.map((one) => [`./${one}`, ['mount']])),
      hostContract: null,
    },
    files: [file('entry.js', `entry${text}`), ...modules.map((one) => file(`${one}.js`, `${one}${text}`))],
    standalone: [],
  };
}
