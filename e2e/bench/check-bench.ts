import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mfe } from 'deployments/command';
import { builtPackage, builtRoot, writeFiles } from '../../platform/deployments/src/testing/write-package.ts';
import type { BenchOptions } from './both-portals.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

/** Micro-frontends that show something, beside the widgets that all of them use. */
const NAMES = 100;
/** Modules of the widgets, and how many of them each micro-frontend imports. */
const MODULES = 60;
const USED = 15;
/** Calls of the API that each micro-frontend makes, and fields of a response. */
const CALLS = 30;
const FIELDS = 60;
/** Seconds that a check may take. */
const GOAL = 3;

const modules = Array.from({ length: MODULES }, (_, at) => `part-${at}`);

/** The contract of a component with twenty properties. */
function contract(module: string) {
  const members = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`property${at}?`, 'string']));
  const properties = `${module}/index#Props`;
  return {
    exports: { Part: { takes: { 0: { see: properties } }, gives: 'react.JSX.Element' } },
    types: { [properties]: { members } },
  };
}

const fields = Array.from({ length: FIELDS }, (_, at) => `field${at}`);
const VALUES = ['a', 'b', 'c'];

/** Calls whose responses are lists of objects, each field of a closed list. */
function calls(at: number) {
  const members = Object.fromEntries(
    fields.map((field) => [field, { oneOf: VALUES.map((one) => JSON.stringify(one)) }]),
  );
  return {
    calls: Array.from({ length: CALLS }, (_, step) => ({
      call: `GET /n${at}/${step}`,
      reads: { listOf: { see: 'Item' } },
    })),
    types: { Item: { members } },
  };
}

function openApi() {
  const item = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, { type: 'string', enum: VALUES }])),
    required: fields,
  };
  const list = { type: 'array', items: { $ref: '#/components/schemas/Item' } };
  const get = { responses: { '200': { content: { 'application/json': { schema: list } } } } };
  const paths = Array.from({ length: NAMES * CALLS }, (_, at) => [
    `/n${Math.floor(at / CALLS)}/${at % CALLS}`,
    { get },
  ]);
  return { openapi: '3.1.0', paths: Object.fromEntries(paths), components: { schemas: { Item: item } } };
}

function widgets(code: string): Record<string, unknown> {
  const built = builtPackage('mfe-widgets', '/', code);
  const known = built['dist/portal/build.json'] as object;
  return {
    ...built,
    'micro-frontend.json': { name: 'mfe_widgets' },
    'dist/portal/build.json': {
      ...known,
      modules: Object.fromEntries(modules.map((module) => [`./${module}`, ['app.1.js']])),
      exports: Object.fromEntries(modules.map((module) => [`./${module}`, ['Part']])),
      contracts: Object.fromEntries(modules.map((module) => [`./${module}`, contract(module)])),
    },
  };
}

function consumer(at: number, code: string): Record<string, unknown> {
  const built = builtPackage(`mfe-n${at}`, `/n${at}`, code);
  const known = built['dist/portal/build.json'] as object;
  const used = Array.from({ length: USED }, (_, step) => modules[(at + step * 3) % MODULES] ?? '');
  return {
    ...built,
    'dist/portal/build.json': {
      ...known,
      uses: { './app': used.map((module) => `mfe_widgets/${module}`) },
      imports: Object.fromEntries(used.map((module) => [`mfe_widgets/${module}`, ['Part']])),
      builtAgainst: Object.fromEntries(used.map((module) => [`mfe_widgets/${module}`, contract(module)])),
      api: calls(at),
    },
  };
}

const root = (code: string) => ({
  ...builtRoot,
  'dist/build.json': { ...(builtRoot['dist/build.json'] as object), knowsRootCanary: true, mountContracts: [1] },
  'dist/portal.1.js': `portal ${code}`,
});

/** Measures `mfe check` in a store of 101 micro-frontends, beside one to four candidates. @returns seconds, with the goal */
export async function benchCheck({ rounds, say }: BenchOptions): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-check-'));
  const store = join(folder, 'store');
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await mfe([...args, '--store', store], (line) => lines.push(line));
    if (code !== 0) throw new Error(`mfe ${args[0]}: ${lines.join('\n')}`);
    return lines;
  };
  const published = async (name: string, files: Record<string, unknown>) => {
    await writeFiles(join(folder, name), files);
    const [line = ''] = await run('publish', join(folder, name));
    return line.split(' ')[0] ?? '';
  };
  try {
    say(`Publishing ${NAMES + 1} micro-frontends …`);
    const live = [await published('mfe-widgets', widgets('')), await published('root-config', root(''))];
    for (let at = 0; at < NAMES; at += 1) live.push(await published(`mfe-n${at}`, consumer(at, '')));
    await run('activate', ...live);
    const document = join(folder, 'openapi.json');
    await writeFile(document, JSON.stringify(openApi()));
    await run('check-api', document, '--live');
    const release = await published('mfe-n9', consumer(9, '/* a release */'));
    const candidates = [
      await published('mfe-widgets', widgets('/* a candidate */')),
      await published('root-config', root('a candidate')),
      await published('mfe-n0', consumer(0, '/* a candidate */')),
      await published('mfe-n1', consumer(1, '/* a candidate */')),
    ];
    const figures: Figure[] = [];
    for (const [at, candidate] of candidates.entries()) {
      await run('activate', candidate, '--share', '0.1');
      const seconds: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await run('check', release);
        seconds.push((performance.now() - began) / 1000);
      }
      const what = `mfe check, s, ${at + 1} candidate${at > 0 ? 's' : ''}`;
      const spread = [Math.min(...seconds), Math.max(...seconds)] as const;
      figures.push({ what, measured: `of ${NAMES + 1} micro-frontends`, value: median(seconds), goal: GOAL, spread });
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
