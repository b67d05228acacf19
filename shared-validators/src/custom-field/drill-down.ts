import * as v from 'valibot';
import { isBlank } from '../building-blocks/is-blank.ts';

/** The most levels of a drill-down (docs: custom-fields#drill-down-levels). */
export const DRILL_DOWN_MAXIMUM_LEVELS = 10;

/** The error key of a level without a choice, counted from 1 (docs: custom-fields#drill-down-required). */
export type LevelKey = `Level ${number} Required`;

/** Whether an error key means that a level of a drill-down has no choice. */
export const isLevelKey = (key: string): key is LevelKey => /^Level \d{1,3} Required$/.test(key);

/** An item of a drill-down level: id 0 is a final selectable value, 1 has children (docs: custom-fields#drill-down-item). */
export interface DrillDownItem {
  readonly name: string;
  readonly id: number;
}

/** Whether a value has no further level, which enables the Select button. */
export const isTerminal = (item: DrillDownItem | null | undefined): boolean => item?.id === 0;

const isChosen = (item: unknown): boolean =>
  !isBlank(typeof item === 'object' && item !== null ? (item as { name?: unknown }).name : item);

/** Indexes of the levels without a choice, from the top. Levels below a terminal value do not exist and are not missing. */
export function missingLevels(chosen: unknown, levels: number): number[] {
  const items = Array.isArray(chosen) ? chosen : isBlank(chosen) ? [] : [chosen];
  const missing: number[] = [];
  for (let level = 0; level < Math.min(levels, DRILL_DOWN_MAXIMUM_LEVELS); level++) {
    if (!isChosen(items[level])) missing.push(level);
    else if (isTerminal(items[level])) break;
  }
  return missing;
}

/**
 * A choice at every level of a drill-down, as a list of names or items. Each missing level has its own issue, `Level N Required`, on its
 * index in the list.
 * docs: custom-fields#drill-down-required.
 */
/* @__NO_SIDE_EFFECTS__ */
export function drillDown<Input extends readonly unknown[]>(levels: number): v.RawCheckAction<Input> {
  return v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const key of missingLevels(input, levels)) {
      const path = [{ type: 'array', origin: 'value', input, key, value: input[key] }] as never;
      addIssue({ message: `Level ${key + 1} Required` satisfies LevelKey, path });
    }
  });
}
