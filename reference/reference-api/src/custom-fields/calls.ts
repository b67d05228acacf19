import { callsOf, type NamedCall } from '../call/call.ts';
import * as definitions from './definition-calls.ts';
import * as drillDowns from './drill-down-calls.ts';
import * as drillPaths from './drill-path-calls.ts';
import * as filters from './filter-calls.ts';
import * as offered from './offered-value-calls.ts';
import * as lists from './reference-list-calls.ts';

/** The custom-field service (docs: api#api-custom-fields), and the options of filters. */
export const customFieldCalls: readonly NamedCall[] = callsOf(
  definitions,
  lists,
  drillPaths,
  offered,
  drillDowns,
  filters,
);
