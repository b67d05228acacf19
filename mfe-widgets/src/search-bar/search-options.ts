import { SEARCH_TEXT_MAXIMUM } from 'shared-validators';

/** An option that can be found and picked. */
export interface SearchOption {
  label: string;
  value: string;
}

export interface SearchGroup {
  groupName: string;
  options: readonly SearchOption[];
}

/** The result of a search: options, or options in groups. */
export type SearchResult = readonly (SearchOption | SearchGroup)[];

/** The longest text of the input (docs: lists#search-length). */
export const SEARCH_LENGTH = SEARCH_TEXT_MAXIMUM;

/** A line of the result panel: a group's heading, or an option with its index among the options and its group. */
export type PanelLine = { heading: string } | { option: SearchOption; at: number; group?: string };

/** Results as lines; groups without options are left out. */
export function panelLines(results: SearchResult): readonly PanelLine[] {
  const lines: PanelLine[] = [];
  let at = 0;
  for (const entry of results) {
    const options = 'groupName' in entry ? entry.options : [entry];
    if ('groupName' in entry && options.length > 0) lines.push({ heading: entry.groupName });
    for (const option of options) {
      lines.push('groupName' in entry ? { option, at, group: entry.groupName } : { option, at });
      at += 1;
    }
  }
  return lines;
}

/**
 * Whether clearing is reported: only if a record was selected or, in simple mode, if the text had reached the minimum (docs:
 * lists#search-clear).
 */
export function reportsClear(state: { text: string; selected: boolean }, simple: boolean, minimum: number): boolean {
  return simple ? state.text.trim().length >= Math.max(1, minimum) : state.selected;
}
