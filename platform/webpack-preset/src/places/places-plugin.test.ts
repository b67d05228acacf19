import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { recordedPlaces } from './places-of-build.ts';
import { builtModules, PlacesPlugin } from './places-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const place = (packageName: string) => ({ in: ['storage'], packages: [packageName], holds: 'Notes.', version: 1 });

/** The errors of a build of `mfe-notes` with this module, and the places that it records. */
async function built(text: string, declares = true): Promise<{ errors: string[]; places: string[] }> {
  const library = join(folder, 'node_modules', 'shared-session');
  mkdirSync(library, { recursive: true });
  const places = { 'portal.shared': place('shared-session') };
  writeFileSync(join(library, 'meeting-places.json'), JSON.stringify({ openers: {}, places }));
  writeFileSync(join(library, 'index.js'), "export const read = () => localStorage.getItem('portal.shared');");
  const foreign = join(folder, 'node_modules', 'chart');
  mkdirSync(foreign, { recursive: true });
  writeFileSync(
    join(foreign, 'index.js'),
    "localStorage.setItem('chart.debug', '1'); window.chart = 1; document.body.style.overflow = 'hidden';",
  );
  writeFileSync(join(folder, 'package.json'), '{ "name": "mfe-notes" }');
  const own = {
    'notes.open': place('mfe-notes'),
    'portal.theme': place('mfe-notes'),
    'chart.debug': { ...place('mfe-notes'), library: 'chart' },
    'portal.shared': { ...place('mfe-notes'), library: 'chart' },
  };
  writeFileSync(join(folder, 'meeting-places.json'), JSON.stringify({ places: declares ? own : {} }));
  writeFileSync(join(folder, 'entry.js'), `import { read } from 'shared-session';\nread();\n${text}`);
  let recorded: string[] = [];
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    plugins: [new PlacesPlugin(folder)],
  });
  compiler.hooks.thisCompilation.tap('Test', (compilation) => {
    compilation.hooks.finishModules.tap('Test', () => {
      recorded = Object.keys(recordedPlaces(builtModules(compilation), folder));
    });
  });
  const errors = await new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) =>
      error ? reject(error) : resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message)),
    ),
  );
  return { errors, places: recorded };
}

// Slow: it builds with webpack.
test('a build records its places and those of the libraries in it; a package outside declares its own under its name', async () => {
  expect(await built("localStorage.setItem('notes.open', '1');")).toEqual({
    errors: [],
    places: ['notes.open', 'portal.shared'],
  });
});

// Slow: it builds with webpack.
test('a name of the page, or one that nobody declares, fails the build', async () => {
  const { errors } = await built("localStorage.setItem('portal.theme', '1'); new BroadcastChannel('notes');");
  expect(errors).toEqual([
    expect.stringMatching(/^entry\.js uses the channel "notes", which is not declared/),
    expect.stringMatching(/^entry\.js uses the storage key "portal\.theme", which is not declared/),
  ]);
});

// Slow: it builds with webpack.
test('what a library keeps on the device is declared by the package that brings it', async () => {
  expect(await built("import 'chart';")).toEqual({ errors: [], places: ['chart.debug', 'portal.shared'] });
  const { errors } = await built("import 'chart';", false);
  expect(errors).toEqual([
    expect.stringMatching(/^node_modules\/chart\/index\.js uses the storage key "chart\.debug", which is not declared/),
  ]);
  expect((await built("localStorage.setItem('portal.shared', '1');")).errors).toEqual([
    expect.stringMatching(/^entry\.js uses the storage key "portal\.shared", which belongs to shared-session/),
  ]);
});
