import { filterOptionsPath, searchFilterOptions } from 'shared-client/custom-fields';

/** The names of a filter that have a text, of what the reader may see. A script of its own, because few search. */
export const searchNames = async (filterKey: string, text: string, signal: AbortSignal) =>
  (await searchFilterOptions(filterOptionsPath(filterKey), text, { signal })).options;
