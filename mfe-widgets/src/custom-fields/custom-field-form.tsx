import { type JSX, memo, useState, useSyncExternalStore } from 'react';
import { type CustomFieldContext, customFieldKey } from 'shared-validators';
import { styled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { CustomField, type ReferenceSource } from './custom-field.tsx';
import type { CustomFieldDefinition } from './definition.ts';
import { FieldForm } from './field-form.ts';
import { fieldErrorText } from './field-texts.ts';
import { compileFollowOn } from './follow-on-graph.ts';

/**
 * A form of custom fields: compiles their follow-on graph, logs what is wrong with the definitions with its path, and holds
 * the answers. Make it once for a list of definitions; it is what saving reads (`values`, `errors`).
 */
export function createCustomFieldForm(
  definitions: readonly CustomFieldDefinition[],
  values: ReadonlyMap<number, string>,
  context: CustomFieldContext = {},
): FieldForm<CustomFieldDefinition> {
  const graph = compileFollowOn(definitions);
  for (const problem of graph.problems) console.error(problem);
  return new FieldForm(
    definitions,
    graph,
    (value, definition) => customFieldKey(value, withItsChoice(value, definition), context),
    values,
  );
}

/**
 * A list that is too long to travel with its definition is searched on the server. A value of such a field was stored or chosen
 * there, because text that was only typed is no value (`FieldForm.search`): so it is in the list.
 */
function withItsChoice(value: string, definition: CustomFieldDefinition): CustomFieldDefinition {
  const listed = (definition.refListValues ?? []).length > 0 || (definition.cfRefList ?? []).length > 0;
  if (definition.inputType !== 'Suggestive Search' || listed || value === '') return definition;
  return { ...definition, refListValues: [value] };
}

/**
 * From here on the fields stand in blocks, and blocks out of sight are neither laid out nor painted: a keystroke costs what is
 * seen, not what there is. Blocks, not fields, because the browser looks at each of them in every frame. Two, three and four
 * columns all fill a block's last row.
 */
const MANY = 60;
const BLOCK = 24;

export interface CustomFieldFormProps {
  definitions: readonly CustomFieldDefinition[];
  form: FieldForm<CustomFieldDefinition>;
  source: ReferenceSource;
  disabled?: boolean;
  /** Shows what is wrong with fields that were not touched yet: after an attempt to save. */
  showErrors?: boolean;
  /** Any answer has changed. */
  onChange?: () => void;
}

/** The fields of a form; each renders again only when it itself changes. */
export function CustomFieldForm(props: CustomFieldFormProps): JSX.Element {
  const { definitions } = props;
  const fields = (some: readonly CustomFieldDefinition[]): JSX.Element[] =>
    some.map((definition) => (
      <Field
        key={definition.id}
        definition={definition}
        form={props.form}
        source={props.source}
        disabled={props.disabled ?? false}
        showErrors={props.showErrors ?? false}
        onChange={props.onChange}
      />
    ));
  if (definitions.length <= MANY) {
    return (
      <div ref={styled} className="wd-custom-fields">
        {fields(definitions)}
      </div>
    );
  }
  const blocks = Array.from({ length: Math.ceil(definitions.length / BLOCK) }, (_, at) =>
    definitions.slice(at * BLOCK, (at + 1) * BLOCK),
  );
  return (
    <div ref={styled} className="wd-custom-field-blocks">
      {blocks.map((some) => (
        <div key={some[0]?.id} className="wd-custom-fields">
          {fields(some)}
        </div>
      ))}
    </div>
  );
}

interface FieldProps {
  definition: CustomFieldDefinition;
  form: FieldForm<CustomFieldDefinition>;
  source: ReferenceSource;
  disabled: boolean;
  showErrors: boolean;
  onChange: (() => void) | undefined;
}

const Field = memo(function Field({
  definition,
  form,
  source,
  disabled,
  showErrors,
  onChange,
}: FieldProps): JSX.Element | null {
  const text = useWidgetText();
  const { id } = definition;
  const [subscribe] = useState(() => (listener: () => void) => form.subscribe(id, listener));
  const field = useSyncExternalStore(subscribe, () => form.field(id));
  if (!field.visible) return null;
  const tells = field.errorKey !== undefined && (field.touched || showErrors || field.searching === true);
  return (
    <CustomField
      definition={definition}
      value={field.value}
      source={source}
      disabled={disabled}
      error={tells && field.errorKey !== undefined ? fieldErrorText(field.errorKey, definition, text) : undefined}
      onBlur={() => form.touch(id)}
      onType={(typed) => form.search(id, typed)}
      onChange={(value) => {
        form.change(id, value);
        onChange?.();
      }}
    />
  );
});
