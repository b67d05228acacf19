import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  activate,
  directoryStore,
  type Publication,
  publish,
  readBuild,
  refuseBreakage,
  retire,
  rollback,
} from 'deployments';
import { repository } from './paths.ts';

const preset = join(repository, 'platform', 'webpack-preset', 'src');

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'shared-names-'));
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
}

/** Builds a package like its `build` script. */
function built(packageName: string): ReturnType<typeof readBuild> {
  const { status, stdout, stderr } = spawnSync(join(preset, '..', 'node_modules', '.bin', 'webpack'), [], {
    cwd: join(workspace, packageName),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.any(String)]);
  return readBuild(join(workspace, packageName));
}

const configuration = (text: string) =>
  `import { microFrontend, portalHost } from ${JSON.stringify(join(preset, 'index.ts'))};\nexport default ${text};\n`;
const described = (name: string) => JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' });

/** The library and a page with it. Its version is the same for all exports. */
async function page(
  store: ReturnType<typeof directoryStore>,
  library: string,
  types = 'export declare const api: () => string; export declare const fetchAhead: () => number;',
): Promise<Publication> {
  write({ 'node_modules/shared-client/index.js': library, 'node_modules/shared-client/src/index.ts': types });
  return (await publish(store, built('root-config'))).publication;
}

// It builds with webpack eight times.
const wide = process.env.TEST_WIDE ? test : test.skip;

wide(
  'a build that imports from a shared library needs a page that has it, and that page cannot be rolled back',
  async () => {
    write({
      'node_modules/shared-client/package.json': described('shared-client'),
      'node_modules/shared-client/index.js': 'export const api = 1;',
      'node_modules/shared-client/src/index.ts':
        'export declare const api: () => string; export declare const fetchAhead: () => number;',
      'node_modules/shared-client/api.js': 'export const api = 1;',
      // A part of the library that is bundled where it is used, and imports the rest by its name.
      'node_modules/shared-client/billing.js':
        'import { api } from "shared-client"; export const bill = () => api; export const other = 1;',
      'root-config/package.json': described('root-config'),
      'root-config/webpack.config.ts': configuration(
        "portalHost({ directory: import.meta.dirname, entries: { portal: './page.js', embed: './page.js' } })",
      ),
      'root-config/page.js': 'import * as client from "shared-client"; self.libraries = { "shared-client": client };',
      'mfe-notes/package.json': described('mfe-notes'),
      'mfe-notes/micro-frontend.json':
        '{ "name": "mfe_notes", "applications": [{ "name": "notes", "region": "page", "module": "./app", "routes": [{ "path": "/notes" }] }] }',
      'mfe-notes/webpack.config.ts': configuration(
        '() => microFrontend({ directory: import.meta.dirname })().slice(0, 1)',
      ),
      'mfe-notes/src/mount/app.ts': `
      import { fetchAhead as ahead } from 'shared-client';
      import { bill } from 'shared-client/billing.js';
      import { unused } from '../unused.ts';
      export const mount = () => [ahead, bill];`,
      'mfe-notes/src/unused.ts': "import { api, gone } from 'shared-client'; export const unused = () => [api, gone];",
    });
    const store = directoryStore(join(workspace, 'store'));
    const now = () => new Date().toISOString();
    const checked = { now, check: refuseBreakage(store) };
    const build = built('mfe-notes');
    // Names that it uses itself and through a part of the library, but not unreachable code.
    expect(build.reported.requiresNames).toEqual({ 'shared-client': ['api', 'fetchAhead'] });
    const notes = (await publish(store, build)).publication;
    const without = await page(store, 'export const api = 1; const hidden = 2;');
    expect(without.facts?.providesNames).toEqual({ 'shared-client': ['api'] });

    await activate(store, [without], checked);
    const sentence = `The page #/notes would break: mfe_notes ${notes.version} imports fetchAhead from shared-client, which the page (root ${without.version}) does not export.`;
    await expect(activate(store, [notes], checked)).rejects.toThrow(sentence);

    // The names exist, but one has another type.
    const exported = 'export { api } from "./api.js"; export const fetchAhead = 3;';
    const changed = await page(
      store,
      exported,
      'export declare const api: () => { t: string }; export declare const fetchAhead: () => number;',
    );

    const having = await page(store, 'export { api } from "./api.js"; export const fetchAhead = 2;');
    await activate(store, [having], checked);
    await activate(store, [notes], checked);
    await expect(activate(store, [changed], checked)).rejects.toThrow(
      /^shared-contracts-are-kept: The page #\/notes would break: mfe_notes .* another contract of shared-client .* than the page .* keeps: the result of api was string and is \{ t: string \}\. Add the new form beside the old one/,
    );
    // The previous page may not come back with it, but may together with what was live then.
    await expect(activate(store, [without], checked)).rejects.toThrow(sentence);
    await expect(rollback(store, ['root'], checked)).rejects.toThrow(sentence);
    await retire(store, ['mfe_notes'], { now });
    expect((await rollback(store, ['root'], checked)).root?.version).toBe(without.version);
    expect(readFileSync(join(workspace, 'store', 'deployments.json'), 'utf8')).toContain(without.version);

    // Of an object, what the build does not use may be missing.
    write({
      'node_modules/shared-client/src/index.ts':
        'export declare const call: { get: () => string; stream: () => string; };',
      'mfe-notes/src/mount/app.ts': "import { call } from 'shared-client'; export const mount = () => call.get();",
    });
    const getting = (await publish(store, built('mfe-notes'))).publication;
    const calls = (types: string) => page(store, 'export const call = {};', `export declare const call: { ${types} };`);
    await activate(store, [await calls('get: () => string;'), getting], checked);
    await expect(activate(store, [await calls('stream: () => string;')], checked)).rejects.toThrow(
      /^shared-contracts-are-kept: .* keeps: call\.get is not there/,
    );
  },
  120_000,
);
