import { examineMachine, type MachineFacts } from './examine-machine.ts';
import { formatLine } from './machine-line.ts';

const GIGABYTE = 1024 ** 3;

const chromium = {
  name: 'chromium-headless-shell',
  neededFor: 'every browser test',
  isInstalled: true,
  isOptional: false,
  installCommand: 'apt-get install chromium-headless-shell',
};
const postgresql = {
  ...chromium,
  name: 'postgresql',
  neededFor: 'the API on PostgreSQL',
  isOptional: true,
  installCommand: 'apt-get install postgresql',
};

const good: MachineFacts = {
  node: '20.19.4',
  pinnedNode: '24.21.0',
  pnpm: { version: '10.34.9', runs: true },
  ports: [{ port: 9000, isFree: true, usedBy: 'npm start', elsewhere: 'PORT=9010 npm start', isOptional: false }],
  programs: [chromium, postgresql],
  freeDisk: 20 * GIGABYTE,
  memory: { free: 6 * GIGABYTE, total: 8 * GIGABYTE },
};

const linesOf = (facts: Partial<MachineFacts>) => examineMachine({ ...good, ...facts }).map(formatLine);
const notGood = (facts: Partial<MachineFacts>) => linesOf(facts).filter((line) => !line.startsWith('✔'));

test('a machine that has everything gets a line for each', () => {
  expect(linesOf({})).toEqual([
    '✔ Node 20.19.4; the repository runs its scripts on its own 24.21.0',
    '✔ pnpm 10.34.9, by npx; nothing to install',
    '✔ port 9000 is free (npm start)',
    '✔ chromium-headless-shell (every browser test)',
    '✔ postgresql (the API on PostgreSQL)',
    '✔ 20.0 GB of disk are free',
    '✔ 8.0 GB of memory, 6.0 free',
  ]);
});

test('what work is not possible without comes with the command that mends it', () => {
  expect(notGood({ node: '18.20.0' })).toEqual([
    expect.stringMatching(/^✘ Node 18\.20\.0 is older than 20\. Run: npx /),
  ]);
  expect(notGood({ node: undefined })).toEqual([expect.stringMatching(/^✘ Node is not on PATH/)]);
  expect(notGood({ pnpm: { version: '10.34.9', runs: false } })).toEqual([
    '✘ pnpm 10.34.9 cannot be run by npx; the npm registry may be out of reach. Run: npm ping',
  ]);
  expect(notGood({ programs: [{ ...chromium, isInstalled: false }] })).toEqual([
    '✘ chromium-headless-shell is not installed; not tested without it: every browser test. Run: apt-get install chromium-headless-shell',
  ]);
  expect(notGood({ freeDisk: GIGABYTE })).toEqual([expect.stringMatching(/^✘ 1\.0 GB .* Run: rm -rf \.cache/)]);
  expect(notGood({ memory: { free: GIGABYTE, total: 2 * GIGABYTE } })).toEqual([
    expect.stringMatching(/^✘ 2\.0 GB of memory, 1\.0 free; .* Run: npm test/),
  ]);
});

test('a taken port names a command on a free one', () => {
  const [port] = good.ports.map((one) => ({ ...one, isFree: false }));
  expect(notGood({ ports: port ? [port] : [] })).toEqual([
    '✘ port 9000 is taken (npm start). Run: PORT=9010 npm start',
  ]);
});

test('what is optional says so', () => {
  expect(notGood({ programs: [{ ...postgresql, isInstalled: false }] })).toEqual([
    '– optional: postgresql is not installed; not tested without it: the API on PostgreSQL. Run: apt-get install postgresql',
  ]);
});
