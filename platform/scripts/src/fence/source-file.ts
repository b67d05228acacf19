import { NOT_OURS, PACKAGES, type PackageRule } from './import-table.ts';
import { matches } from './matches.ts';

/** A file's place in the repository. */
export interface SourceFile {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  /** `platform/scripts` */
  readonly folder: string;
  /** `scripts` */
  readonly name: string;
  readonly rule: PackageRule;
  /** A test, a story, a benchmark or configuration, which never reaches a user. */
  readonly isTool: boolean;
  /** Tests and their helpers, which sources may not import. */
  readonly isTest: boolean;
  /** The folder below a micro-frontend's `src/`; undefined elsewhere. */
  readonly layer: string | undefined;
}

const CODE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const TEST = /\.(?:test|spec|stories|cases|test-d)\.[jt]sx?$|\/(?:testing|test|tests)\//;

export const isCode = (path: string): boolean => CODE.test(path) && !NOT_OURS.some((one) => path.startsWith(`${one}/`));

/** The row of a package's folder. An exact one takes precedence over a pattern. */
export function ruleOf(folder: string): PackageRule | undefined {
  return (
    PACKAGES.find((rule) => rule.folder === folder) ??
    PACKAGES.find((rule) => rule.folder.includes('*') && matches(rule.folder, folder))
  );
}

/** @returns undefined for files outside the packages of the table, such as those at the root */
export function sourceFile(path: string): SourceFile | undefined {
  const parts = path.split('/');
  const short = parts[0] ?? '';
  const folder = parts.length > 1 && ruleOf(short) ? short : parts.slice(0, 2).join('/');
  const rule = parts.length > 1 ? ruleOf(folder) : undefined;
  if (!rule) return undefined;
  const inside = path.slice(folder.length);
  const isTest = TEST.test(inside);
  const layer = rule.folder === 'mfe-*' ? /^\/src\/([^/]+)\//.exec(inside)?.[1] : undefined;
  const name = folder.split('/').at(-1) ?? folder;
  return { path, folder, name, rule, isTool: isTest || !inside.startsWith('/src/'), isTest, layer };
}
