import type { compileFollowOn, FieldForm } from 'mfe_widgets/custom-fields';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { type CustomFieldContext, customFieldKey } from 'shared-validators';
import type { CustomField, OpenAnswers } from '../../domain/form/timecard-rules.ts';

/** The parts of the custom-field widget that decide: fetched only for timecards that have custom fields. */
export interface CustomFieldEngine {
  readonly compileFollowOn: typeof compileFollowOn;
  readonly FieldForm: typeof FieldForm;
}

/**
 * Makes the way into the answers of allocations: follow-on fields are compiled once for the timecard, loops and chains of more
 * than 100 layers are cut there and logged (document 002, section 4).
 */
export function answersOpener(fields: readonly CustomField[], engine: CustomFieldEngine): OpenAnswers {
  const definitions = fields.map((field) => field.definition);
  const graph = engine.compileFollowOn(definitions);
  for (const issue of graph.issues) console.error(issue);
  return (answers, workedDate) =>
    new engine.FieldForm(
      definitions,
      graph,
      (value, definition) => customFieldKey(value, definition, contextOf(definition, workedDate)),
      answers,
    );
}

/** Values of a list that only the server has were picked from its answers: the server looks them up again when it saves. */
function contextOf(definition: CustomFieldDefinition, workedDate: string | undefined): CustomFieldContext {
  const carried = (definition.cfRefList?.length ?? 0) + (definition.refListValues?.length ?? 0) > 0;
  return {
    timeCard: true,
    ...(workedDate === undefined ? {} : { workedDate }),
    ...(carried ? {} : { inReferenceList: () => true }),
  };
}
