import type { MachineLine } from './machine-line.ts';

/** A port that a command listens on. */
export interface PortFacts {
  readonly port: number;
  readonly isFree: boolean;
  readonly usedBy: string;
  /** The command on a port that is free. */
  readonly elsewhere: string;
  readonly isOptional: boolean;
}

/** An installed program, by its Debian package. */
export interface ProgramFacts {
  readonly name: string;
  readonly neededFor: string;
  readonly isInstalled: boolean;
  readonly isOptional: boolean;
  readonly installCommand: string;
}

/** The facts about a machine that `npm run doctor` reads. */
export interface MachineFacts {
  /** The version of the Node on PATH, "20.19.4"; undefined if there is none. */
  readonly node: string | undefined;
  /** The Node that comes with the repository and runs its scripts. */
  readonly pinnedNode: string;
  /** The pnpm in package.json, and whether npx can run it. */
  readonly pnpm: { readonly version: string; readonly runs: boolean };
  readonly ports: readonly PortFacts[];
  readonly programs: readonly ProgramFacts[];
  /** In bytes. */
  readonly freeDisk: number;
  /** In bytes: the memory available to programs, and the total. */
  readonly memory: { readonly free: number; readonly total: number };
}

const OLDEST_NODE = 20;
/** Packages 0.8 GB, builds and a store 0.6 GB, a database and the browsers' profiles. */
const DISK_GIGABYTES = 3;
/** Two test processes of 1 GB each, a build, a database and a browser. A machine of 4 GB reports a little less. */
const MEMORY_GIGABYTES = 3.5;
const GIGABYTE = 1024 ** 3;

/** The programs of a contributor's machine and those it lacks, one line for each. */
export function examineMachine(facts: MachineFacts): MachineLine[] {
  return [
    nodeLine(facts),
    pnpmLine(facts.pnpm),
    ...facts.ports.map(portLine),
    ...facts.programs.map(programLine),
    diskLine(facts.freeDisk),
    memoryLine(facts.memory),
  ];
}

function nodeLine({ node, pinnedNode }: MachineFacts): MachineLine {
  const own = `the repository runs its scripts on its own ${pinnedNode}`;
  const remedy = 'npx --yes node@24 platform/scripts/bare.mjs start';
  if (node === undefined) return { state: 'missing', text: `Node is not on PATH; ${own}`, remedy };
  if (Number(node.split('.')[0]) >= OLDEST_NODE) return { state: 'good', text: `Node ${node}; ${own}` };
  return { state: 'missing', text: `Node ${node} is older than ${OLDEST_NODE}`, remedy };
}

function pnpmLine({ version, runs }: MachineFacts['pnpm']): MachineLine {
  if (runs) return { state: 'good', text: `pnpm ${version}, by npx; nothing to install` };
  return {
    state: 'missing',
    text: `pnpm ${version} cannot be run by npx; the npm registry may be out of reach`,
    remedy: 'npm ping',
  };
}

function portLine({ port, isFree, usedBy, elsewhere, isOptional }: PortFacts): MachineLine {
  if (isFree) return { state: 'good', text: `port ${port} is free (${usedBy})` };
  return { state: isOptional ? 'optional' : 'missing', text: `port ${port} is taken (${usedBy})`, remedy: elsewhere };
}

function programLine({ name, neededFor, isInstalled, isOptional, installCommand }: ProgramFacts): MachineLine {
  if (isInstalled) return { state: 'good', text: `${name} (${neededFor})` };
  const text = `${name} is not installed; not tested without it: ${neededFor}`;
  return { state: isOptional ? 'optional' : 'missing', text, remedy: installCommand };
}

function diskLine(free: number): MachineLine {
  const text = `${gigabytes(free)} GB of disk are free`;
  if (free >= DISK_GIGABYTES * GIGABYTE) return { state: 'good', text };
  return {
    state: 'missing',
    text: `${text}; builds, stores and tests take ${DISK_GIGABYTES}`,
    remedy: 'rm -rf .cache, which is rebuilt',
  };
}

function memoryLine({ free, total }: MachineFacts['memory']): MachineLine {
  const text = `${gigabytes(total)} GB of memory, ${gigabytes(free)} free`;
  // Free memory is only shown, because systems count caches differently.
  if (total >= MEMORY_GIGABYTES * GIGABYTE) return { state: 'good', text };
  return {
    state: 'missing',
    text: `${text}; the tests beside the builds take ${MEMORY_GIGABYTES}`,
    remedy: 'npm test types lint unit && npm test browser, which run one after the other',
  };
}

const gigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1);
