import { type JSX, memo, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type CustomFieldContext, customFieldKey } from 'shared-validators';
import { fieldStyled } from '../internal/styles/fields-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { CustomField } from './custom-field.tsx';
import { framing, isTypedText, type ReferenceSource } from './custom-field-props.ts';
import { type CustomFieldDefinition, type GivenDefinition, withOptions } from './definition.ts';
import { FieldForm } from './field-form.ts';
import { fieldErrorText } from './field-texts.ts';
import { compileFollowOn } from './follow-on-graph.ts';
import { carriesList, isLookedUp, lookUp } from './reference-lookup.ts';
import { TypedText } from './typed-text.tsx';

/**
 * A form of custom fields: compiles their follow-on graph, logs problems in the definitions with their path, and holds the answers. Create
 * it once for a list of definitions. Saving reads it (`values`, `errors`).
 */
export function createCustomFieldForm(
  given: readonly GivenDefinition[],
  values: ReadonlyMap<number, string>,
  context: CustomFieldContext = {},
): FieldForm<CustomFieldDefinition> {
  const definitions = given.map(withOptions);
  const graph = compileFollowOn(definitions);
  for (const issue of graph.issues) console.error(issue);
  return new FieldForm(
    definitions,
    graph,
    (value, definition) => customFieldKey(value, withItsChoice(value, definition), context),
    values,
  );
}

/**
 * A list that is too long to send with its definition is searched on the server. A value of a suggestive search was stored or chosen there,
 * because merely typed text is not a value (`FieldForm.search`); a free text is looked up when it is left (`lookUp`). Until then either is
 * assumed to be in the list.
 */
function withItsChoice(value: string, definition: CustomFieldDefinition): CustomFieldDefinition {
  const searched = definition.inputType === 'Suggestive Search' && !carriesList(definition);
  if (value === '' || !(searched || isLookedUp(definition))) return definition;
  return { ...definition, refListValues: [value] };
}

/**
 * With more fields than this, they are grouped in blocks, and blocks out of sight are neither laid out nor painted, so that a keystroke
 * only affects visible blocks. Blocks, not fields, because the browser checks each of them in every frame. Two, three and four columns all
 * fill a block's last row.
 */
const MANY = 60;
const BLOCK = 12;

export interface CustomFieldFormProps {
  definitions: readonly GivenDefinition[];
  form: FieldForm<CustomFieldDefinition>;
  source: ReferenceSource;
  disabled?: boolean;
  /** Shows the errors of untouched fields as well: after an attempt to save. */
  showErrors?: boolean;
  /** The fields of an expense allocation: `allowEmptyExpense` says which are optional, as in the form's context. */
  expense?: boolean;
  /** Called when any answer has changed. */
  onChange?: () => void;
}

/** The fields of a form. Each renders again only when it changes itself. */
export function CustomFieldForm(props: CustomFieldFormProps): JSX.Element {
  const { expense = false } = props;
  const definitions = useMemo(
    () =>
      props.definitions
        .map(withOptions)
        .map((one) => (expense ? { ...one, allowEmpty: one.allowEmptyExpense === true } : one)),
    [props.definitions, expense],
  );
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
      <div ref={fieldStyled} className="wd-custom-fields">
        {fields(definitions)}
      </div>
    );
  }
  const blocks = Array.from({ length: Math.ceil(definitions.length / BLOCK) }, (_, at) =>
    definitions.slice(at * BLOCK, (at + 1) * BLOCK),
  );
  return (
    <div ref={fieldStyled} className="wd-custom-field-blocks">
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

/** The visible state of a field; the same object while it is unchanged, so that the field renders only when it changes. */
interface Seen {
  readonly visible: boolean;
  /** Not updated while the browser holds the text. */
  readonly value: string;
  /** The error to show, if any. */
  readonly errorKey: string | undefined;
}

function useSeen({ form, definition, showErrors }: FieldProps, held: boolean): Seen {
  const { id } = definition;
  const last = useRef<Seen>(undefined);
  const [subscribe] = useState(() => (listener: () => void) => form.subscribe(id, listener));
  return useSyncExternalStore(subscribe, () => {
    const { visible, value, errorKey, touched, searching } = form.field(id);
    const shownError = touched || showErrors || searching === true ? errorKey : undefined;
    const next: Seen = { visible, value: held ? '' : value, errorKey: shownError };
    const before = last.current;
    const same = before?.visible === next.visible && before.value === next.value && before.errorKey === next.errorKey;
    if (!same) last.current = next;
    return same ? before : next;
  });
}

const Field = memo(function Field(props: FieldProps): JSX.Element | null {
  const { definition, form, source, disabled, onChange } = props;
  const text = usePageText();
  const { id } = definition;
  const held = isTypedText(definition);
  const { visible, value, errorKey } = useSeen(props, held);
  if (!visible) return null;
  const error = errorKey === undefined ? undefined : fieldErrorText(errorKey, definition, text);
  const touch = (): void => {
    form.touch(id);
    void lookUp(form, definition, source);
  };
  const change = (answer: string): void => {
    form.change(id, answer);
    onChange?.();
  };
  if (held)
    return (
      <TypedText
        {...framing(definition, disabled)}
        error={error}
        form={form}
        fieldId={id}
        readOnly={definition.readOnlyClient === true}
        multiline={definition.inputType === 'Free Text(Large)'}
        onBlur={touch}
        onChange={change}
      />
    );
  return (
    <CustomField
      definition={definition}
      value={value}
      source={source}
      disabled={disabled}
      error={error}
      onBlur={touch}
      onType={(typed) => form.search(id, typed)}
      onChange={change}
    />
  );
});
