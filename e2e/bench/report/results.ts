import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';

/** One measure of several sides, taken in the same rounds. */
export interface Comparison {
  readonly what: string;
  readonly unit: string;
  /** The rounds of each side; the first side is ours. */
  readonly sides: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** A value over the time of a long run. */
export interface Curve {
  readonly what: string;
  readonly unit: string;
  /** Hours since the beginning, and the value. */
  readonly points: readonly (readonly [hours: number, value: number])[];
}

/** Findings in words. */
export interface Findings {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Everything that a part of the benchmark has measured. */
export interface Measured {
  readonly figures: readonly Figure[];
  /** Where it is not the number that was asked for. */
  readonly rounds?: number;
  readonly comparisons?: readonly Comparison[];
  readonly curves?: readonly Curve[];
  readonly findings?: readonly Findings[];
}

/** The last run of a part, as its file has it. */
export interface PartResult extends Measured {
  readonly part: string;
  /** The subject and the conditions, in one sentence. */
  readonly about: string;
  readonly rounds: number;
  readonly front: string;
  /** ISO 8601. */
  readonly at: string;
  /** The commit, shortened, with `+` if files differed from it. */
  readonly commit: string;
}

/** Writes a part's results in place of its last ones. */
export async function writeResult(folder: string, result: PartResult): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${result.part}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

/** The last results of all parts that have ever run here, in the given order. */
export async function readResults(folder: string, order: readonly string[]): Promise<PartResult[]> {
  const files = await readdir(folder).catch(() => []);
  const found = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const known = order.filter((part) => found.includes(part));
  return Promise.all(
    known.map(async (part) => JSON.parse(await readFile(join(folder, `${part}.json`), 'utf8')) as PartResult),
  );
}
