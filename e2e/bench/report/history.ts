import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartResult } from './results.ts';

/** The committed figures of former releases. */
const HISTORY_FILE = join(import.meta.dirname, 'history.json');

/** The figures of one release. */
export interface Release {
  readonly release: string;
  /** The day of the measurement. */
  readonly at: string;
  /** `load: JavaScript until usable` → value. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Figures by name, with the digits that are worth keeping. */
export function namedFigures(results: readonly PartResult[]): Record<string, number> {
  return Object.fromEntries(
    results.flatMap(({ part, figures }) =>
      figures
        .filter(({ value }) => Number.isFinite(value))
        .map(({ what, value }) => [`${part}: ${what}`, Number(value.toPrecision(4))] as const),
    ),
  );
}

/** The history with a release at its end, in place of an entry of the same name. */
export function withRelease(history: readonly Release[], release: Release): Release[] {
  return [...history.filter((one) => one.release !== release.release), release];
}

/** A figure's values from release to release, of all figures that more than one release has. */
export function trends(
  history: readonly Release[],
): { readonly name: string; readonly points: readonly (readonly [release: string, value: number])[] }[] {
  const names = [...new Set(history.flatMap(({ figures }) => Object.keys(figures)))];
  return names
    .map((name) => ({
      name,
      points: history.flatMap(({ release, figures }) => {
        const value = figures[name];
        return value === undefined ? [] : [[release, value] as const];
      }),
    }))
    .filter(({ points }) => points.length > 1);
}

export const readHistory = async (): Promise<Release[]> => JSON.parse(await readFile(HISTORY_FILE, 'utf8'));

export const writeHistory = (history: readonly Release[]): Promise<void> =>
  writeFile(HISTORY_FILE, `${JSON.stringify(history, null, 2)}\n`);
