import { type JSX, useId, useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { FieldFrame } from '../internal/field/index.ts';
import { OptionSearch, SEARCHED_FROM } from '../internal/option-search/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { VirtualList } from '../internal/virtual-list/index.ts';
import { type Choice, FEW, MANY, matching } from './choices.ts';
import { type CustomFieldProps, framing } from './custom-field-props.ts';
import { splitAnswers } from './follow-on-graph.ts';

/** Several of a field's choices, as boxes; many scroll and can be searched, and of very many only those in sight are drawn. */
export function MultiselectField(props: CustomFieldProps & { choices: readonly Choice[] }): JSX.Element {
  const { definition, value, onChange, choices } = props;
  const delimiter = definition.strDelim || '|';
  const selected = delimiter === '|' ? splitAnswers(value) : value.split(delimiter).filter((answer) => answer !== '');
  const chosen = new Set(selected);
  const text = useWidgetText();
  const id = useId();
  const [sought, setSought] = useState('');
  const shown = matching(choices, sought.trim());
  const frame = framing(definition, props.disabled === true);
  const toggle = (choice: string, checked: boolean): void => {
    const rest = selected.filter((other) => other !== choice);
    const next = checked ? [...rest, choice] : rest;
    // In the order of the list, so that the same answers are the same text.
    const order = new Map(choices.map((entry, index) => [entry.value, index]));
    onChange([...next].sort((one, other) => (order.get(one) ?? -1) - (order.get(other) ?? -1)).join(delimiter));
  };
  const box = (choice: Choice): JSX.Element => (
    <Checkbox
      key={choice.value}
      label={choice.label}
      checked={chosen.has(choice.value)}
      disabled={frame.disabled}
      onChange={(checked) => toggle(choice.value, checked)}
    />
  );
  return (
    <FieldFrame as="group" {...frame} error={props.error} inputId={id}>
      {choices.length > SEARCHED_FROM ? <OptionSearch of={definition.label} onSought={setSought} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that one of its boxes was left. */}
      <div
        className={choices.length > MANY ? '' : choices.length > FEW ? 'wd-choices wd-choices-many' : 'wd-choices'}
        onBlur={props.onBlur}
      >
        {shown.length === 0 && sought !== '' ? (
          <p className="wd-filter-none" role="status">
            {text('LBL_NO_SEARCH_RESULT')}
          </p>
        ) : null}
        {choices.length <= MANY ? (
          shown.map(box)
        ) : (
          <VirtualList
            className="wd-choices-window"
            count={shown.length}
            row={(index) => {
              const choice = shown[index];
              return choice === undefined ? null : (
                <div key={choice.value} data-row="" className="wd-filter-row">
                  {box(choice)}
                </div>
              );
            }}
          />
        )}
      </div>
    </FieldFrame>
  );
}
