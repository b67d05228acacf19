import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { repository } from '../paths.ts';
import { freePort } from '../process/run-service.ts';
import { installCommand, systemPackages } from '../test-run/system-packages.ts';
import type { MachineFacts, PortFacts, ProgramFacts } from './examine-machine.ts';

/** Reads the facts for `examineMachine`. Nothing is installed or changed. */
export async function readMachine(port: number): Promise<MachineFacts> {
  const disk = await statfs(repository);
  return {
    node: nodeOnPath(),
    pinnedNode: process.versions.node,
    pnpm: pnpm(),
    ports: [
      await portFacts(port, { usedBy: 'npm start', command: 'npm start', isOptional: false }),
      await portFacts(9001, {
        usedBy: 'the API alone',
        command: 'npx node reference/reference-api/src/serve.ts',
        isOptional: true,
      }),
    ],
    programs: systemPackages.map(programFacts),
    freeDisk: disk.bavail * disk.bsize,
    memory: { free: process.availableMemory(), total: totalmem() },
  };
}

const windows = process.platform === 'win32';

/** PATH without the pinned Node, which bare.mjs puts first. */
export function machinePath(): string {
  const pinned = dirname(process.execPath);
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !isInstalledPackage(folder, pinned)).join(delimiter);
}

function nodeOnPath(): string | undefined {
  const { status, stdout } = spawnSync('node', ['--version'], {
    env: { ...process.env, PATH: machinePath() },
    encoding: 'utf8',
    shell: windows,
  });
  return status === 0 ? stdout.trim().replace(/^v/, '') : undefined;
}

/** npm adds node_modules/.bin, which also has the pinned Node. */
const isInstalledPackage = (folder: string, pinned: string) =>
  folder === pinned || folder.startsWith(join(repository, 'node_modules'));

function pnpm(): MachineFacts['pnpm'] {
  const { packageManager } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const { status, stdout } = spawnSync('npx', ['--yes', packageManager, '--version'], {
    encoding: 'utf8',
    shell: windows,
  });
  const version = packageManager.replace(/^pnpm@/, '');
  return { version, runs: status === 0 && stdout.trim() === version };
}

async function portFacts(
  port: number,
  { usedBy, command, isOptional }: { usedBy: string; command: string; isOptional: boolean },
): Promise<PortFacts> {
  return { port, isFree: await isFree(port), usedBy, elsewhere: `PORT=${await freePort()} ${command}`, isOptional };
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

const programFacts = (program: (typeof systemPackages)[number]): ProgramFacts => ({
  name: program.name,
  neededFor: program.neededFor,
  isInstalled: program.isInstalled(),
  isOptional: program.isOptional,
  installCommand: installCommand([program]),
});
