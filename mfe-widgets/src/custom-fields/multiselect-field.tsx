import { type JSX, memo, useId } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { useEventCallbacks } from '../internal/event-callbacks/index.ts';
import { FieldFrame } from '../internal/field/index.ts';
import { type Choice, FEW } from './choices.ts';
import { type CustomFieldProps, framing } from './custom-field-props.ts';
import { splitValues } from './delimited.ts';
import { MultiDropdown } from './multi-dropdown.tsx';

/** Several of a field's choices: checkboxes, or a multi-dropdown if there are more than a few (docs: custom-fields#field-renderers). */
export function MultiselectField(props: CustomFieldProps & { choices: readonly Choice[] }): JSX.Element {
  const { definition, value, onChange, choices } = props;
  const delimiter = definition.strDelim || '|';
  const selected = splitValues(value, delimiter);
  const chosen = new Set(selected);
  const id = useId();
  const frame = framing(definition, props.disabled === true);
  const choose = (next: ReadonlySet<string>): void => {
    // In the order of the list, so that equal answers are equal texts.
    const order = new Map(choices.map((entry, index) => [entry.value, index]));
    onChange([...next].sort((one, other) => (order.get(one) ?? -1) - (order.get(other) ?? -1)).join(delimiter));
  };
  const { toggle } = useEventCallbacks({
    toggle(choice: string, checked: boolean) {
      const rest = selected.filter((other) => other !== choice);
      choose(new Set(checked ? [...rest, choice] : rest));
    },
  });
  const box = (choice: Choice): JSX.Element => (
    <ChoiceBox
      key={choice.value}
      choice={choice}
      chosen={chosen.has(choice.value)}
      disabled={frame.disabled}
      onToggle={toggle}
    />
  );
  if (choices.length > FEW)
    return (
      <MultiDropdown
        {...frame}
        error={props.error}
        inputId={id}
        choices={choices}
        chosen={chosen}
        onChange={choose}
        onBlur={props.onBlur}
      />
    );
  return (
    <FieldFrame as="group" {...frame} error={props.error} inputId={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles blur of its checkboxes. */}
      <div className="wd-choices" onBlur={props.onBlur}>
        {choices.map(box)}
      </div>
    </FieldFrame>
  );
}

interface ChoiceBoxProps {
  choice: Choice;
  chosen: boolean;
  disabled: boolean;
  onToggle: (choice: string, chosen: boolean) => void;
}

/** One of many checkboxes; a tick renders only its own. */
const ChoiceBox = memo(function ChoiceBox({ choice, chosen, disabled, onToggle }: ChoiceBoxProps): JSX.Element {
  return (
    <Checkbox
      label={choice.label}
      checked={chosen}
      disabled={disabled}
      onChange={(checked) => onToggle(choice.value, checked)}
    />
  );
});
