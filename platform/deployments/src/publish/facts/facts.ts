import { type Budgets, CANARY_KEY } from '../../manifest/index.ts';
import type { BuiltFile } from '../build.ts';
import type { Reported } from '../reported.ts';
import { type StyleFacts, styleFacts } from './style-facts.ts';
import { styleSheetsIn } from './style-sheets-in.ts';

/**
 * What publishing found out about a version by looking at it. Kept in the version's `publication.json`, not in the manifest:
 * `mfe check` needs it, browsers do not.
 */
export interface Facts extends Reported {
  /** Served script → bytes after brotli. */
  readonly weights: Readonly<Record<string, number>>;
  readonly styles: StyleFacts;
  /** Scripts that carry a React of their own. */
  readonly reactIn: readonly string[];
  /** Scripts that carry or name their source map, and maps among the served files. */
  readonly sourceMapsIn: readonly string[];
  /** Scripts that read the manifest strictly and choose no canaries: a candidate in it would stop them. */
  readonly canaryBlind?: readonly string[];
  readonly budgets?: Budgets | undefined;
}

/** What the manifest's schema says of a file's path (`manifest.ts`): whoever has that in it checks manifests. */
const CHECKS_MANIFESTS = 'is a plain relative path';
/** React assigns this once, where it is defined; everybody else only reads it. */
const REACT_ITSELF = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE["']?\]?\s*[=:](?!=)/;
const SOURCE_MAP = /[#@] ?sourceMappingURL=\S/;

export interface ExaminedBuild {
  readonly files: readonly BuiltFile[];
  readonly weights: Readonly<Record<string, number>>;
  readonly reported: Reported;
  readonly budgets?: Budgets | undefined;
}

/** Examines the files of a build for our own pages; what stands in them counts, not what somebody says about them. */
export function examine({ files, weights, reported, budgets }: ExaminedBuild): Facts {
  const scripts = files
    .filter(({ path }) => /\.m?js$/.test(path))
    .map(({ path, bytes }) => ({ path, text: bytes.toString() }));
  const sheets = files.filter(({ path }) => path.endsWith('.css')).map(({ bytes }) => bytes.toString());
  return {
    ...reported,
    weights,
    styles: styleFacts([...scripts.flatMap(({ text }) => styleSheetsIn(text)), ...sheets]),
    reactIn: scripts.filter(({ text }) => REACT_ITSELF.test(text)).map(({ path }) => path),
    sourceMapsIn: [
      ...scripts.filter(({ text }) => SOURCE_MAP.test(text)).map(({ path }) => path),
      ...files.filter(({ path }) => path.endsWith('.map')).map(({ path }) => path),
    ],
    canaryBlind: scripts
      .filter(({ text }) => text.includes(CHECKS_MANIFESTS) && !text.includes(CANARY_KEY))
      .map(({ path }) => path),
    budgets,
  };
}
