import { emptyFolder } from '../testing/empty-folder.ts';
import { manifestOf, page } from '../testing/fixture.ts';
import { serveHandler } from '../testing/serve-handler.ts';
import { writeFiles } from '../testing/write-package.ts';
import { mfe } from './mfe.ts';

const folder = emptyFolder();
const declared = (...paths: string[]) => ({
  'micro-frontend.json': {
    name: 'mfe_notes',
    applications: [{ name: 'notes', region: 'page', module: './app', routes: paths.map((path) => ({ path })) }],
  },
});
const POLICY = '<meta http-equiv="Content-Security-Policy" content="script-src http://localhost:*">';
const SERVER =
  "require('node:http').createServer((_, response) => response.end('{}')).listen(process.env.PORT, 'localhost');";

test('a route that is added while "mfe dev" runs is not shown, and why is said', async () => {
  const live = JSON.stringify(manifestOf(page('mfe_notes', '1', '/notes'), page('mfe_todo', '1', '/todo')));
  const portal = await serveHandler((request, response) => response.end(request.url === '/' ? POLICY : live));
  // As package managers start a Node that is a package: the shell stays, and passes on no signal.
  await writeFiles(folder, {
    'package.json': { scripts: { dev: 'sh serve.sh' } },
    'serve.sh': 'node serve.cjs\nexit $?\n',
    'serve.cjs': SERVER,
  });
  await writeFiles(folder, declared('/notes'));
  const lines: string[] = [];
  let heard: () => void = () => undefined;
  const next = () => new Promise<void>((resolve) => (heard = resolve));
  const shown = next();
  const ended = mfe(['dev', folder, '--portal', portal.url], (line) => {
    lines.push(line);
    heard();
  });
  await shown;
  expect(lines).toEqual([expect.stringContaining('mfe_notes in the portal, from its sources')]);
  const added = next();
  await writeFiles(folder, declared('/notes', '/notes/new'));
  await added;
  const taken = next();
  await writeFiles(folder, declared('/notes', '/todo'));
  await taken;
  process.emit('SIGTERM');
  await ended;
  const build = /http:\/\/localhost:\d+\/build\.json/.exec(lines[0] ?? '')?.[0] ?? '';
  await expect(fetch(build)).rejects.toThrow();
  expect(lines.slice(1)).toEqual([
    expect.stringContaining('The portal finds nothing at /notes/new yet'),
    expect.stringContaining('The route /todo belongs to mfe_todo already.'),
  ]);
  await portal.close();
});
