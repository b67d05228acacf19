import type { Budgets } from '../../manifest/index.ts';
import type { BuiltFile } from '../files-below.ts';
import type { Reported } from '../reported.ts';
import { propertiesSetBy, readProperties, type StyleFacts, styleFacts } from './style-facts.ts';
import { styleSheetsIn } from './style-sheets-in.ts';
import { textFacts } from './text-facts.ts';

/**
 * The facts that publishing derives from a version's files. Kept in the version's `publication.json`, not in the manifest: `mfe check`
 * needs it, browsers do not.
 */
export interface Facts extends Reported {
  /** Served script → bytes after brotli. */
  readonly weights: Readonly<Record<string, number>>;
  readonly styles: StyleFacts;
  /** Custom properties that it reads without a fallback. Older records have none. */
  readonly reads?: readonly string[];
  /** Label key → fingerprint of its English text. Older records have none. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Scripts that bundle React. */
  readonly reactIn: readonly string[];
  /** Scripts that contain or reference their source map, and maps among the served files. */
  readonly sourceMapsIn: readonly string[];
  /** Read by `mfe` up to 1.2, which refuses routes with a `menuParent` beside a root without it. */
  readonly knowsMenuParent?: true;
  readonly budgets?: Budgets | undefined;
  /** Micro-frontends whose routes may overlap with its own. */
  readonly overlaps?: readonly string[] | undefined;
}

/**
 * Text that only React itself contains. react and react-dom assign their internals, under a name of their major (19 and later, or before);
 * all other code reads them. `react-dom/client` assigns none, and gives its name to the developer tools.
 */
const REACT_ITSELF = [
  /__(?:CLIENT|DOM)_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE["']?\]?\s*[=:](?!=)/,
  /__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED["']?\]?\s*[=:](?!=)/,
  /rendererPackageName["']?\s*:\s*["'`]react-dom["'`]/,
];
const SOURCE_MAP = /[#@] ?sourceMappingURL=\S/;

export interface ExaminedBuild {
  readonly files: readonly BuiltFile[];
  readonly weights: Readonly<Record<string, number>>;
  readonly reported: Reported;
  readonly budgets?: Budgets | undefined;
  readonly overlaps?: readonly string[] | undefined;
}

/** Examines the files of a portal build. Only their bytes count, not what the build reports. */
export function examine({ files, weights, reported, budgets, overlaps }: ExaminedBuild): Facts {
  const scripts = files
    .filter(({ path }) => /\.m?js$/.test(path))
    .map(({ path, bytes }) => ({ path, text: bytes.toString() }));
  const sheets = files.filter(({ path }) => path.endsWith('.css')).map(({ bytes }) => bytes.toString());
  const styles = styleFacts([...scripts.flatMap(({ text }) => styleSheetsIn(text)), ...sheets], reported.stylePrefix);
  const byScripts = propertiesSetBy(scripts.map(({ text }) => text));
  return {
    ...reported,
    weights,
    styles: { ...styles, properties: [...new Set([...(styles.properties ?? []), ...byScripts])].sort() },
    reads: readProperties([...scripts.map(({ text }) => text), ...sheets]),
    texts: textFacts(scripts.map(({ text }) => text)),
    reactIn: scripts.filter(({ text }) => REACT_ITSELF.some((said) => said.test(text))).map(({ path }) => path),
    sourceMapsIn: [
      ...scripts.filter(({ text }) => SOURCE_MAP.test(text)).map(({ path }) => path),
      ...files.filter(({ path }) => path.endsWith('.map')).map(({ path }) => path),
    ],
    knowsMenuParent: true,
    budgets,
    overlaps,
  };
}
