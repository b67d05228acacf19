// The only script that runs on the machine's own Node (20 or newer). It installs the pinned dependencies, including a pinned Node
// 24, and runs a script with them: one of platform/scripts/src by its name, any other by its path from the root.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@10.34.9';
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [command, ...args] = process.argv.slice(2);

function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(
    `Node ${process.versions.node} is too old: please use Node 20 or newer, or run: npx --yes node@24 platform/scripts/bare.mjs ${command}`,
  );
}

const json = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const { scripts } = json('package.json');
const script = Object.keys(scripts).find((name) => scripts[name] === `node platform/scripts/bare.mjs ${command}`) ?? '';
// What each command takes and does; mfe and admin have a help of their own.
const usage = json('platform', 'scripts', 'usage.json')[script];
if (usage) {
  const sentences = `${`npm run ${script} -- ${usage.takes ?? ''}`.replace(/ -- $/, '')}\n\n${usage.about}`;
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(sentences);
    process.exit(0);
  }
  if (!usage.takes && args.length > 0) {
    console.error(`"npm run ${script}" takes no "${args[0]}".\n\n${sentences}`);
    process.exit(2);
  }
}

/** A hash of what the installation depends on. If it is unchanged, nothing is installed again. */
function fingerprint() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const stamp = join(root, 'node_modules', '.installed');
const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // On standard error: the output of some scripts is data.
  console.error('Installing dependencies…');
  const installed = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (installed.error)
    stop(`npx could not be started (${installed.error.message}). It comes with npm: is npm installed?`);
  if (installed.status !== 0) {
    stop(
      'The dependencies could not be installed; the lines above say why. ' +
        `After a change of a package.json, run: npx --yes ${PNPM} install. Otherwise check the network and the npm registry, then try again.`,
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
if (!existsSync(node)) {
  stop('The pinned Node 24 is missing from node_modules. Remove the folder node_modules and try again.');
}
const file = command.includes('/') ? join(root, command) : join(root, 'platform', 'scripts', 'src', `${command}.ts`);
const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...args], {
  // Paths in arguments are relative to the folder in which the person ran the command.
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Everything that is started from there by the name "node" also uses the pinned one.
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    // Half of the time until a script begins is compiling. Coverage would be less precise with it.
    ...(command === 'test' ? {} : { NODE_COMPILE_CACHE: join(root, '.cache', 'node') }),
  },
});
// A terminal sends Ctrl-C to the whole group, a process manager only to this process. The child cleans up, and this one waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
