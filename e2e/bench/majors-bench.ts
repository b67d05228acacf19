import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Deployed, Manifest } from 'deployments/manifest';
import { reactSet } from 'webpack-preset/parts';
import { preloadPlan } from '../../platform/deployments/src/page/preload-plan.ts';
import { BROTLI_QUALITY } from '../../platform/scripts/src/deployment/deploy-packages.ts';
import { runWebpack } from '../bundle/run-webpack.ts';
import type { BenchOptions } from './both-portals.ts';
import { type Figure, figureLines } from './figure.ts';

const repository = join(import.meta.dirname, '..', '..');
const ROUTE = /\/add-time/;
/** Beyond the set and the widgets that are loaded twice, in kB. */
const GOAL_OF_THE_REST = 2;

/**
 * The cost of a page on which two majors of React run: Add Time with the shell of one major and mfe-timecard of the other. The next major
 * does not exist, so today's React stands for it, with the widgets built once more. Counted is what the page requests, after brotli.
 */
export async function benchMajors({ store, folder, say }: BenchOptions): Promise<readonly Figure[]> {
  const live = JSON.parse(await readFile(join(store, 'deployments.json'), 'utf8')) as Manifest;
  const { root, microFrontends } = live;
  const { mfe_timecard: timecard, mfe_widgets: widgets } = microFrontends;
  if (!root || !timecard || !widgets) throw new Error('The store has no root, mfe_timecard or mfe_widgets.');
  const script = 'sets/react-99/set.js';
  const set = await weightOfSet(join(folder, 'majors'));
  const next = {
    ...root,
    files: { ...root.files, [script]: someFile },
    sets: { 'react-99': { script, react: '99.0.0' } },
  };
  const moved = (one: Deployed, base = one.base): Deployed => ({ ...one, base, react: '^99.0.0' });
  const both: Manifest = {
    ...live,
    root: next,
    microFrontends: {
      ...microFrontends,
      mfe_timecard: moved(timecard),
      mfe_widgets_99: { ...moved(widgets, '/twice/'), standsFor: 'mfe_widgets' },
    },
  };
  const weightOf = async (url: string): Promise<number> => {
    if (url === root.base + script) return set;
    const file = join(store, url.replace('/twice/', widgets.base));
    return (await stat(`${file}.br`).catch(() => stat(file))).size;
  };
  const before = await weigh(scriptsOf(live), weightOf);
  const after = await weigh(scriptsOf(both), weightOf);
  const twice = [...after].filter(([url]) => url.startsWith('/twice/'));
  const again = twice.filter(([url]) => after.has(url.replace('/twice/', widgets.base)));
  const [one, two, ofWidgets] = [total(before), total(after), total(new Map(again))];
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const figures: Figure[] = [
    { what: 'JavaScript, two majors to one', measured: `${kB(two)} beside ${kB(one)}`, value: two / one },
    { what: '… the other React and what binds to it', measured: kB(set), value: set / 1000 },
    { what: '… widgets that both majors use', measured: kB(ofWidgets), value: ofWidgets / 1000 },
    {
      what: '… everything else',
      measured: kB(two - one - set - ofWidgets),
      value: (two - one - set - ofWidgets) / 1000,
      goal: GOAL_OF_THE_REST,
    },
  ];
  say('\nAdd Time with the shell of one major of React and mfe-timecard of the other; kB after brotli\n');
  for (const line of figureLines(figures)) say(line);
  return figures;
}

const someFile = { integrity: `sha384-${'a'.repeat(64)}`, bytes: 1 };

/** The scripts that the page requests by itself: those of every page, and those of the route. */
function scriptsOf(manifest: Manifest): string[] {
  const { always, routes, scripts } = preloadPlan(manifest);
  const ofRoute = routes.filter(([pattern]) => ROUTE.test(pattern)).flatMap(([, numbers]) => numbers);
  const { root } = manifest;
  const first = Object.keys(root?.files ?? {}).filter((file) => /^(session|portal)\./.test(file));
  const planned = [...always, ...ofRoute].flatMap((number) => scripts[number]?.[0] ?? []);
  return [...first.map((file) => `${root?.base}${file}`), ...planned].filter((url) => url.endsWith('.js'));
}

async function weigh(
  urls: readonly string[],
  weightOf: (url: string) => Promise<number>,
): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  for (const url of urls) weights.set(url, await weightOf(url));
  return weights;
}

const total = (weights: ReadonlyMap<string, number>): number =>
  [...weights.values()].reduce((sum, one) => sum + one, 0);

/** The script that `reactSets` of root-config would build of the installed React. */
async function weightOfSet(output: string): Promise<number> {
  await rm(output, { recursive: true, force: true });
  const directory = join(repository, 'root-config');
  await runWebpack(
    reactSet({
      directory,
      theme: join(repository, 'mfe-widgets', 'theme.css'),
      set: 'react-19',
      sources: './src/react-set',
      packages: { react: 'react', 'react-dom': 'react-dom' },
      output,
    }),
  );
  const [file = ''] = (await readdir(output)).filter((one) => one.endsWith('.js'));
  const bytes = await readFile(join(output, file));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}
