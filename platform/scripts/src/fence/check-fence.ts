import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cycles } from './cycles.ts';
import { decimalParsers } from './decimal-parsers.ts';
import { importFault } from './import-fault.ts';
import { LAYERS, NOT_OURS, PURE_PACKAGES } from './import-table.ts';
import { impurities } from './impure-code.ts';
import { physicalSides } from './physical-sides.ts';
import { readImports } from './read-imports.ts';
import { importResolver } from './resolve-import.ts';
import { isCode, ruleOf, type SourceFile, sourceFile } from './source-file.ts';

/**
 * Checks every import of the repository against the table.
 *
 * @param files all files of the repository, relative to it
 * @returns one line for each finding
 */
export async function checkFence(repository: string, files: readonly string[]): Promise<string[]> {
  const findings = packagesWithoutRow(files);
  const resolve = importResolver(repository);
  const graph = new Map<string, string[]>();
  for (const path of files.filter(isCode)) {
    const from = sourceFile(path);
    const text = await readFile(join(repository, path), 'utf8');
    const { imports, program } = readImports(path, text);
    const reached: string[] = [];
    graph.set(path, reached);
    for (const { specifier, line } of imports) {
      const resolved = resolve(path, specifier);
      if (resolved === undefined) {
        findings.push(`${path}:${line}: "${specifier}" cannot be resolved.`);
        continue;
      }
      const file = resolved === 'external' ? undefined : resolved.file;
      if (file !== undefined) reached.push(file);
      const fault = from && importFault({ from, specifier, to: file === undefined ? undefined : sourceFile(file) });
      if (fault) findings.push(`${path}:${line}: "${specifier}" is refused: ${fault}.`);
    }
    if (from && from.name !== 'shared-validators') {
      for (const line of decimalParsers(program, text))
        findings.push(
          `${path}:${line}: a parser of decimals is refused: shared-validators/amounts and /money read them.`,
        );
    }
    if (!from || !isPure(from)) continue;
    for (const { name, line } of impurities(program, text)) {
      findings.push(
        `${path}:${line}: ${name} is refused: pure code has no network, clock, timer, chance, storage or document.`,
      );
    }
  }
  for (const path of files.filter(isShown)) {
    for (const line of physicalSides(path, await readFile(join(repository, path), 'utf8')))
      findings.push(`${path}:${line}: left and right are refused: say start and end, or why not (physical: …).`);
  }
  for (const way of cycles(graph)) findings.push(`${way[0]}: a cycle: ${way.join(' → ')}`);
  return findings;
}

function packagesWithoutRow(files: readonly string[]): string[] {
  return files
    .filter((path) => path.endsWith('/package.json') && !NOT_OURS.some((one) => path.startsWith(`${one}/`)))
    .filter((path) => ruleOf(dirname(path)) === undefined)
    .map((path) => `${path}: the package has no row in platform/scripts/src/fence/import-table.ts.`);
}

/** Style sheets and code of pages of the product, which are mirrored in Arabic and Hebrew. */
const isShown = (path: string): boolean =>
  /^(mfe-|root-config\/|shared-|platform\/deployments\/(src\/page|templates)\/)/.test(path) &&
  /\.(css|tsx?)$/.test(path) &&
  !/\.(test|stories)\.|\.css\.d\.ts$/.test(path);

const isPure = ({ layer, name, isTool }: SourceFile): boolean =>
  !isTool && (PURE_PACKAGES.includes(name) || LAYERS.some((one) => one.pure === true && one.folder === layer));
