import type { compileFollowOn, FieldForm } from 'mfe_widgets/custom-fields';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { type CustomFieldContext, customFieldKey } from 'shared-validators';
import type { CustomField, OpenCustomValues } from '../../domain/form/timecard-rules.ts';

/** The logic of the custom-field widget. */
interface CustomFieldLogic {
  readonly compileFollowOn: typeof compileFollowOn;
  readonly FieldForm: typeof FieldForm;
}

/**
 * Creates the function that opens the custom values of an allocation. Follow-on fields are compiled once per timecard; loops and chains of
 * more than 100 layers are cut there and logged (docs: custom-fields#follow-on-limit).
 */
export function customValuesOpener(fields: readonly CustomField[], engine: CustomFieldLogic): OpenCustomValues {
  const definitions = fields.map((field) => field.definition);
  const graph = engine.compileFollowOn(definitions);
  for (const issue of graph.issues) console.error(issue);
  return (entered, workedDate) =>
    new engine.FieldForm(
      definitions,
      graph,
      (value, definition) => customFieldKey(value, definition, contextOf(definition, workedDate)),
      entered,
    );
}

/** Values of a server-side list count as valid, because they were picked from its responses. The server checks them again on save. */
function contextOf(definition: CustomFieldDefinition, workedDate: string | undefined): CustomFieldContext {
  const carried = (definition.cfRefList?.length ?? 0) + (definition.refListValues?.length ?? 0) > 0;
  return {
    timeCard: true,
    ...(workedDate === undefined ? {} : { workedDate }),
    ...(carried ? {} : { inReferenceList: () => true }),
  };
}
