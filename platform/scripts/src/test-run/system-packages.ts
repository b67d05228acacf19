import { existsSync } from 'node:fs';
import { UserError } from 'deployments';
import { postgresCommands } from '../process/postgres.ts';
import { installedChromium } from './installed-chromium.ts';
import { runCommand } from './run-command.ts';

/** A program that some tests need, by the name of its Debian package. */
export interface SystemPackage {
  readonly name: string;
  /** The tests that are skipped without it. */
  readonly neededFor: string;
  /** Only some tests need it. */
  readonly isOptional: boolean;
  /** Only the wide suite needs it. */
  readonly isWide?: true;
  readonly isInstalled: () => boolean;
}

const atPath = (path: string) => () => existsSync(path);

/** The programs that the tests need in addition to Node, in listing order. */
export const systemPackages: readonly SystemPackage[] = [
  {
    name: 'chromium-headless-shell',
    neededFor: 'every browser test',
    isOptional: false,
    isInstalled: () => installedChromium() !== undefined,
  },
  {
    name: 'postgresql',
    neededFor: 'the API on PostgreSQL',
    isOptional: true,
    isInstalled: () => postgresCommands() !== undefined,
  },
  {
    name: 'tomcat10',
    neededFor: 'the legacy pages on Tomcat',
    isOptional: true,
    isInstalled: atPath('/usr/share/tomcat10'),
  },
  {
    name: 'nginx-light',
    neededFor: 'the legacy pages behind nginx',
    isOptional: true,
    isInstalled: atPath('/usr/sbin/nginx'),
  },
  {
    name: 'libjs-prototype',
    neededFor: 'the flow on a page with Prototype',
    isOptional: true,
    isInstalled: atPath('/usr/share/javascript/prototype/prototype.js'),
  },
  {
    name: 'firefox-esr',
    neededFor: 'journeys in Firefox',
    isOptional: true,
    isInstalled: atPath('/usr/bin/firefox-esr'),
  },
  {
    name: 'webkit2gtk-driver',
    neededFor: 'journeys in WebKit',
    isOptional: true,
    isInstalled: atPath('/usr/bin/WebKitWebDriver'),
  },
  {
    name: 'prometheus',
    neededFor: 'the queries of the dashboard',
    isOptional: true,
    isWide: true,
    isInstalled: atPath('/usr/bin/prometheus'),
  },
  {
    name: 'php-cli',
    neededFor: 'the recovery flow on a page of PHP',
    isOptional: true,
    isWide: true,
    isInstalled: atPath('/usr/bin/php'),
  },
  {
    name: 'clamav-daemon',
    neededFor: 'uploads that ClamAV scans',
    isOptional: true,
    isWide: true,
    isInstalled: atPath('/usr/sbin/clamd'),
  },
  { name: 'xvfb', neededFor: 'journeys in WebKit', isOptional: true, isInstalled: atPath('/usr/bin/Xvfb') },
];

/** Another installation on this machine may hold the lock of the package database. */
const WAIT = ['-o', 'DPkg::Lock::Timeout=600'];

/** The command that installs packages on Debian. */
export const installCommand = (packages: readonly SystemPackage[]): string =>
  `apt-get install ${packages.map(({ name }) => name).join(' ')}`;

/**
 * Installs missing programs if possible: as root on Debian.
 *
 * @returns the packages that are still missing
 * @throws UserError in CI, where a missing program would silently skip tests
 */
export async function installMissing(
  log: (line: string) => void,
  packages: readonly SystemPackage[] = systemPackages,
): Promise<readonly SystemPackage[]> {
  const isMissing = ({ isInstalled }: SystemPackage) => !isInstalled();
  let missing = packages.filter(isMissing);
  if (missing.length && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log(`Installing from Debian: ${missing.map(({ name }) => name).join(', ')} …`);
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
    await runCommand('apt-get', ['update', '-qq'], options);
    const names = missing.map(({ name }) => name);
    const { exitCode, output } = await runCommand(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...WAIT, ...names],
      options,
    );
    if (exitCode) log(output.trimEnd());
    missing = missing.filter(isMissing);
  }
  if (missing.length && process.env.CI) {
    throw new UserError(`Tests would be left out without ${sentence(missing)}. Run: ${installCommand(missing)}`);
  }
  return missing;
}

const sentence = (packages: readonly SystemPackage[]) =>
  packages.map(({ name, neededFor }) => `${name} (${neededFor})`).join(', ');

/** The lines at the end of a run about tests that could not run. */
export function missingLines(missing: readonly SystemPackage[]): string[] {
  if (missing.length === 0) return [];
  return [
    '!!! NOT TESTED, because these are not installed:',
    ...missing.map(({ name, neededFor }) => `!!!   ${name}: ${neededFor}`),
    `!!! Install them: ${installCommand(missing)}`,
  ];
}
