import { DRILL_DOWN_MAXIMUM_LEVELS } from 'shared-validators';

/** An item on one level: id 0 is a final selectable value, 1 has children (docs: custom-fields#drill-down-item). */
export interface LevelItem {
  name: string;
  id: 0 | 1;
}

/** The most levels of a drill-down (docs: custom-fields#drill-down-levels). */
export const MAXIMUM_LEVELS = DRILL_DOWN_MAXIMUM_LEVELS;

/** The items chosen so far, from the first level down. */
export type Path = readonly LevelItem[];

/** Choosing a value at one level clears the levels below it (docs: custom-fields#drill-down-levels). */
export function chosenAt(path: Path, level: number, item: LevelItem): Path {
  return [...path.slice(0, level), item];
}

/** Whether a level below the chosen ones must be loaded: the last item has children, and there are levels left. */
export function hasNext(path: Path, levels: number): boolean {
  return path.at(-1)?.id === 1 && path.length < Math.min(levels, MAXIMUM_LEVELS);
}

/** The Select button is enabled only when a terminal value is selected. */
export function isTerminal(path: Path): boolean {
  return path.at(-1)?.id === 0;
}

/** The value of a path: its last name or, if the whole path is stored, all names joined. */
export function valueOfPath(path: Path, storeWhole: boolean, delimiter: string | null | undefined): string {
  const names = path.map((item) => item.name);
  return storeWhole ? names.join(delimiter || '|') : (names.at(-1) ?? '');
}

/** The items whose names contain a text, ignoring case; all of them for an empty text. */
export function matching(items: readonly LevelItem[], sought: string): readonly LevelItem[] {
  const wanted = sought.trim().toLowerCase();
  return wanted === '' ? items : items.filter((item) => item.name.toLowerCase().includes(wanted));
}
