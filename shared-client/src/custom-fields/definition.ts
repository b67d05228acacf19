import * as v from 'valibot';

/** Input types (docs: custom-fields#field-input-types). */
export const INPUT_TYPES = [
  'Free Text(Large)',
  'Free Text(Small)',
  'Radio',
  'Suggestive Search',
  'Pull Down',
  'Pull Down(Long)',
  'Drill Down',
  'Multiselect Checkbox',
  'Date',
] as const;
export const inputType = v.picklist(INPUT_TYPES);
export type InputType = v.InferOutput<typeof inputType>;

const text = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => (value === 'null' ? null : value)),
  ),
  null,
);
const flag = v.nullish(v.boolean(), false);
const id = v.optional(v.nullable(v.number()), null);
const list = <const Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), []);

/** A value of a reference list with the dates it is offered between: from dateActive, until before dateInactive. */
export const datedReferenceValue = v.object({ value: v.string(), dateActive: text, dateInactive: text });
export type DatedReferenceValue = v.InferOutput<typeof datedReferenceValue>;

/** A choice of a radio, pull-down or multiselect field. */
export const fieldChoice = v.object({ label: v.string(), value: v.string() });
export type FieldChoice = v.InferOutput<typeof fieldChoice>;

/** When the response is `responseValue`, the fields of these ids appear. */
export const followOnRule = v.object({ responseValue: v.string(), childrenCFDefIds: list(v.number()) });
export type FollowOnRule = v.InferOutput<typeof followOnRule>;

/** Custom field definition (docs: custom-fields#field-definition). */
export const customFieldDefinition = v.object({
  id: v.number(),
  label: v.string(),
  inputType,
  fieldType: text,
  /** Text, Numeric, Email, Reference List, Reference List Case Sensitive, or none. */
  validationType: text,
  validationFormat: text,
  requireValidation: flag,
  allowEmpty: flag,
  allowEmptyExpense: flag,
  /** The value is masked as five asterisks. */
  secure: flag,
  readOnlyClient: flag,
  helpInformation: text,
  cfReferenceListId: id,
  cfReferenceListName: text,
  /** Only of short lists; long ones are searched. */
  cfRefList: list(datedReferenceValue),
  refListValues: list(v.string()),
  /** A list, or one text in which the options are delimited by | (or / for a billing item's radio). */
  values: v.nullish(v.union([v.array(fieldChoice), v.string()]), []),
  /** This field appears only in answer to another. */
  followOn: flag,
  /** The field it follows on. */
  followOnCustomFieldDefId: id,
  /** Responses of that field which show it, delimited by |. */
  followOnResponse: text,
  followCFs: list(followOnRule),
  /** Drill-down: store the whole path, joined by strDelim. */
  storeHStr: flag,
  strDelim: text,
  allowWCSearch: flag,
  /** The id under which a cost allocation stores its value (`reqBillCostAllocId`). */
  reqBillCostAllocDefId: id,
});
export type CustomFieldDefinition = v.InferOutput<typeof customFieldDefinition>;
