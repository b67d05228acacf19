import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed with a seed. */
export interface Finding {
  /** The test file, relative to the root. */
  readonly path: string;
  readonly title: string;
  readonly seed: number;
  /** The shrunken counterexample as fast-check prints it, or the first lines of another failure. */
  readonly counterexample: string;
  /** The command that fails in the same way. */
  readonly repeat: string;
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The failures of a run, from the report that Jest writes with `--json`. A file that could not be run is one as well. */
export function findingsOf(report: JestReport, root: string, seed: number): readonly Finding[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative(root, name);
    const repeat = `npm run soak -- --repeat ${path} --seed ${seed}`;
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const tests =
      assertionResults.length === 0 && message !== ''
        ? [{ fullName: 'the file cannot be run', failureMessages: [message] }]
        : failed;
    return tests.map(({ fullName, failureMessages }) => ({
      ...{ path, title: fullName, seed, repeat },
      counterexample: counterexampleIn(failureMessages.join('\n')),
    }));
  });
}

function counterexampleIn(message: string): string {
  const plain = stripVTControlCharacters(message);
  const [, found] = /^Counterexample: (.*)$/m.exec(plain) ?? [];
  return found ?? plain.split('\n').slice(0, 12).join('\n');
}

/** Adds findings to a folder, one file each. A finding whose test failed with another seed before is one more file. */
export function storeFindings(folder: string, findings: readonly Finding[]): void {
  mkdirSync(folder, { recursive: true });
  for (const finding of findings) {
    const name = `${finding.path} ${finding.title} ${finding.seed}`.replace(/[^A-Za-z0-9]+/g, '-').slice(-180);
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(finding, null, 2)}\n`);
  }
}

/** The number of stored findings by test file. */
export function findingsByPath(folder: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of storedPaths(folder)) counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}

function storedPaths(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return files.map((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Finding).path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
