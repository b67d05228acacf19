import type { AnyCall } from '../call/call.ts';
import * as definitions from './definition-calls.ts';
import * as drillDowns from './drill-down-calls.ts';
import * as filters from './filter-calls.ts';
import * as lists from './reference-list-calls.ts';

const callsOf = (module: object): AnyCall[] =>
  Object.values(module).filter((one): one is AnyCall => typeof one === 'object' && one !== null && 'handle' in one);

/** The custom-field service (docs: api#api-custom-fields), and the options of filters. */
export const customFieldCalls: readonly AnyCall[] = [definitions, lists, drillDowns, filters].flatMap(callsOf);
