/**
 * Schemas of the custom-field service and of filter options (docs: custom-fields#field-definition, api#api-custom-fields).
 * Definitions live beside it in `definition.ts`, because billing metadata carries them too.
 */
import * as v from 'valibot';

import { customFieldDefinition } from './definition.ts';

export * from './definition.ts';

/** Response of the calls that list definitions. */
export const customFieldDefinitions = v.array(customFieldDefinition);

/** A definition with the value an object has; `value` of a secure field is five asterisks. */
export const customFieldWithValue = v.object({ ...customFieldDefinition.entries, value: v.nullish(v.string(), null) });
export type CustomFieldWithValue = v.InferOutput<typeof customFieldWithValue>;
export const customFieldsWithValues = v.array(customFieldWithValue);

const text = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => (value === 'null' ? null : value)),
  ),
  null,
);
const list = <const Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), []);

/** Reference list value (docs: custom-fields#reference-value). hpStr1 to hpStr11 are its path in a drill-down. */
export const referenceListValue = v.object({
  id: v.number(),
  value: v.string(),
  dateActive: text,
  dateInactive: text,
  hpStr1: text,
  hpStr2: text,
  hpStr3: text,
  hpStr4: text,
  hpStr5: text,
  hpStr6: text,
  hpStr7: text,
  hpStr8: text,
  hpStr9: text,
  hpStr10: text,
  hpStr11: text,
});
export type ReferenceListValue = v.InferOutput<typeof referenceListValue>;

export const referenceListValues = v.array(referenceListValue);

/** Response of `…/{listId}/value`: the value as the list has it, or null when it is not in the list. */
export const referenceListLookup = v.object({
  found: v.boolean(),
  value: v.optional(v.nullable(referenceListValue), null),
});
export type ReferenceListLookup = v.InferOutput<typeof referenceListLookup>;

/** Drill-down level item (docs: custom-fields#drill-down-item): id 0 is a final selectable value, 1 has children. */
export const drillDownItem = v.object({ name: v.string(), id: v.picklist([0, 1]) });
export type DrillDownItem = v.InferOutput<typeof drillDownItem>;
export const drillDownItems = v.array(drillDownItem);

/**
 * Body of idname, refvalue and allLevelValues: the values chosen so far, from the first level down. `levels` takes up
 * to ten names; hstr1 to hstr3 are the first three of them for callers that know no more levels.
 */
export const drillDownPath = v.object({
  levels: v.nullish(v.pipe(v.array(v.string()), v.maxLength(10, 'A drill-down has at most 10 levels.')), []),
  hstr1: text,
  hstr2: text,
  hstr3: text,
});
export type DrillDownPath = v.InferOutput<typeof drillDownPath>;

/** Response of refvalue: the one value at the end of the path, null while the path is not complete. */
export const drillDownValue = v.object({ value: v.optional(v.nullable(referenceListValue), null) });
export type DrillDownValue = v.InferOutput<typeof drillDownValue>;

/** Response of allLevelValues. */
export const allLevelValues = v.object({
  level0: list(v.string()),
  level1: list(v.string()),
  level2: list(v.string()),
  refValues: list(referenceListValue),
});
export type AllLevelValues = v.InferOutput<typeof allLevelValues>;

/** Response of the drill-down display calls. */
export const drillDownDisplay = v.object({
  listId: v.number(),
  /** One name a level, 1 to 10. */
  levels: v.array(v.string()),
  customValue: text,
  helpText: text,
  enableSuggestiveSearch: v.nullish(v.boolean(), false),
});
export type DrillDownDisplay = v.InferOutput<typeof drillDownDisplay>;

/** Follow-on group (docs: custom-fields#follow-on-group). */
export const followOnGroup = v.object({ cfDefId: v.number(), show: v.boolean(), value: text });
export type FollowOnGroup = v.InferOutput<typeof followOnGroup>;

/** Filter option (docs: lists#filter-options). */
export const filterOption = v.object({ key: v.string(), value: v.string(), selected: v.nullish(v.boolean(), false) });
export type FilterOption = v.InferOutput<typeof filterOption>;

/** Several keys under one name: choosing it chooses them all. */
export const aggregatedOption = v.object({ keys: v.array(v.string()), value: v.string() });
export type AggregatedOption = v.InferOutput<typeof aggregatedOption>;

/** Option list response (docs: lists#filter-option-response). */
export const filterOptions = v.object({ options: list(filterOption), aggregatedOptions: list(aggregatedOption) });
export type FilterOptions = v.InferOutput<typeof filterOptions>;
