import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { TAG_LIBRARY, tagLibrary } from '../embedding/tag-library.ts';
import { repository } from '../paths.ts';
import { ownProcess } from '../process/owned-process.ts';

/** The steps of a Dockerfile, for images that copy files, run one command and start one. */
interface Steps {
  readonly copies: readonly { sources: string[]; to: string }[];
  readonly run: string;
  readonly command: readonly string[];
}

/** @param stage the one that `FROM … AS stage` names; otherwise the last */
function stepsOf(dockerfile: string, stage?: string): Steps {
  const stages = readFileSync(join(repository, dockerfile), 'utf8').split(/^(?=FROM )/m);
  const one =
    stage === undefined ? stages.at(-1) : stages.find((text) => text.split('\n')[0]?.endsWith(` AS ${stage}`));
  // An instruction goes on after a backslash at the end of a line.
  const lines = (one ?? '').replace(/\\\n\s*/g, '').split('\n');
  const all = (instruction: string) =>
    lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));
  const copies = all('COPY').map((line) => {
    const words = line.split(' ');
    return { sources: words.slice(0, -1), to: words.at(-1) ?? '' };
  });
  return { copies, run: all('RUN').join(' && '), command: JSON.parse(all('CMD').join() || '[]') };
}

/** The image's working directory, as `docker build` would create it from a checkout of umask 077: without the paths in .dockerignore. */
async function built({ copies, run }: Steps): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  const ignored = /^(?:node_modules|dist|\.data|\.cache)$/;
  for (const { sources, to } of copies) {
    for (const source of sources) {
      const target = to.endsWith('/') ? join(folder, to, basename(source)) : join(folder, to);
      await mkdir(join(target, '..'), { recursive: true });
      await cp(join(repository, source), target, { recursive: true, filter: (path) => !ignored.test(basename(path)) });
    }
  }
  execFileSync('chmod', ['-R', 'go=', folder]);
  execFileSync('sh', ['-c', run], { cwd: folder, stdio: 'pipe', env: { ...process.env, CI: 'true' } });
  return folder;
}

/** The output of its command, until it ends or has printed the expected text. */
async function printed(folder: string, [command = '', ...args]: readonly string[], until: RegExp): Promise<string> {
  // The workspace's Node, which is also the image's.
  const node = join(repository, 'node_modules', '.bin', command);
  // A free port, because the image's may be taken here.
  const free = args.map((one, at) => (args[at - 1] === '--port' ? '0' : one));
  const env = { NODE_ENV: 'production', NODE_OPTIONS: undefined };
  const { keeper, close } = ownProcess(node, free, { cwd: folder, env });
  let output = '';
  const closed = once(keeper, 'close');
  await new Promise<void>((resolve) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (until.test(output)) resolve();
    };
    keeper.stdout?.on('data', collect);
    keeper.stderr?.on('data', collect);
    closed.then(() => resolve());
  });
  await close();
  await closed;
  return output;
}

// It installs what the images install, which takes minutes without a cache.
(process.env.TEST_WIDE ? describe : describe.skip)('an image has everything that its command needs', () => {
  test.each([
    ['reference/reference-api/Dockerfile', /Production does not start: .*DATABASE_URL/],
    ['platform/deployments/Dockerfile', /Receives reports at http:\/\/\S+:\d+/],
  ])(
    '%s',
    async (dockerfile, says) => {
      const steps = stepsOf(dockerfile);
      const folder = await built(steps);
      try {
        expect(await readdir(folder)).toContain('node_modules');
        const isHidden = '( ( -type f ! -perm -o=r ) -o ( -type d ! -perm -o=rx ) )'.split(' ');
        const hidden = ['-name', 'node_modules', '-prune', '-o', ...isHidden, '-print'];
        expect(execFileSync('find', [folder, '-mindepth', '1', ...hidden], { encoding: 'utf8' })).toBe('');
        expect(await printed(folder, steps.command, says)).toMatch(says);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    300_000,
  );
});

test.each(['reference/reference-api/Dockerfile', 'platform/deployments/Dockerfile'])(
  '%s copies what pnpm holds the lock file against',
  (dockerfile) => {
    const [first] = stepsOf(dockerfile).copies;
    expect(first?.sources).toEqual(['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.pnpmfile.cjs']);
  },
);

test('the image of the legacy pages has the tag library that its page names, written with nothing installed', async () => {
  const dockerfile = 'reference/legacy-host/Dockerfile';
  const folder = await built(stepsOf(dockerfile, 'tags'));
  try {
    expect(readFileSync(join(folder, TAG_LIBRARY)).equals(tagLibrary())).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // Tomcat's test has its pages in the same folders (startTomcat).
  expect(stepsOf(dockerfile).copies.map(({ sources, to }) => [sources.at(-1), to])).toEqual([
    ['reference/legacy-host/tomcat/web.xml', './conf/'],
    ['reference/legacy-host/webapps', './webapps'],
    [`/portal/${TAG_LIBRARY}`, `./webapps/legacy/WEB-INF/lib/${TAG_LIBRARY}`],
  ]);
});
