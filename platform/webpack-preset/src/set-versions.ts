import { installedFolder } from './installed-file.ts';
import { sharedVersion } from './shared-libraries.ts';

/** The names under which another React is installed: `{ react: 'react-20', 'react-dom': 'react-dom-20' }`. */
export interface ReactPackages {
  readonly react: string;
  readonly 'react-dom': string;
}

type Each = Readonly<Record<keyof ReactPackages, string>>;

/**
 * The versions of another React, and where it is installed.
 *
 * @param set its name, `react-20`
 * @throws Error if it is not installed, has another major than its name, or two versions
 */
export function setVersions(
  directory: string,
  set: string,
  packages: ReactPackages,
): { provides: Each; folders: Each } {
  const found = (name: string) => {
    const [folder, version] = [installedFolder(directory, name), sharedVersion(directory, name)];
    if (folder === undefined || version === undefined) throw new Error(`${set}: ${name} is not installed.`);
    return { folder, version };
  };
  const [react, dom] = [found(packages.react), found(packages['react-dom'])];
  if (react.version !== dom.version) {
    throw new Error(`${set}: react ${react.version} and react-dom ${dom.version} have to be one version.`);
  }
  if (set !== `react-${react.version.split('.', 1)}`) {
    throw new Error(`${set}: ${packages.react} is React ${react.version}. A set has the name of its major.`);
  }
  return {
    provides: { react: react.version, 'react-dom': dom.version },
    folders: { react: react.folder, 'react-dom': dom.folder },
  };
}
