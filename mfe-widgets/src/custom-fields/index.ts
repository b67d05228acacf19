export { CustomField } from './custom-field.tsx';
export { CustomFieldForm, type CustomFieldFormProps, createCustomFieldForm } from './custom-field-form.tsx';
export type { CustomFieldProps, DrillDownDisplay, ReferenceSource } from './custom-field-props.ts';
export type { Choice, CustomFieldDefinition, GivenDefinition } from './definition.ts';
export { FieldForm, type FieldState } from './field-form.ts';
export { compileFollowOn, type FollowOnDefinition, type FollowOnGraph, MAXIMUM_LAYERS } from './follow-on-graph.ts';
export { REFERENCE_PAGE_SIZE, type ReferenceSearch, referenceSearch } from './reference-search.ts';
