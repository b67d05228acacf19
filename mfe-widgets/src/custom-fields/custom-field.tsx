import { type JSX, useState } from 'react';
import { SECURE_PLACEHOLDER } from 'shared-validators';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DateField, formatDate, parseDate } from '../date-field/index.ts';
import { DrillDownDialog, type LevelItem, valueOfPath } from '../drill-down/index.ts';
import { FieldFrame } from '../internal/field/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchBar } from '../search-bar/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import type { CustomFieldDefinition } from './definition.ts';
import { splitAnswers } from './follow-on-graph.ts';

/** Where reference values come from; calls are the caller's (`shared-client/custom-fields`). */
export interface ReferenceSource {
  /** Values of a list that match a text. */
  search: (listId: number, text: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Names of the levels of a drill-down. */
  levels: (definition: CustomFieldDefinition) => readonly string[];
  /** The level below the names chosen so far. */
  loadLevel: (listId: number, names: readonly string[], signal: AbortSignal) => Promise<readonly LevelItem[]>;
}

export interface CustomFieldProps {
  definition: CustomFieldDefinition;
  /** As stored: several selections are delimited by |. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** A sentence, or undefined. */
  error?: string | undefined;
  source: ReferenceSource;
  disabled?: boolean;
}

/** More choices than this are a dropdown instead of radios, or scroll instead of standing all in sight. */
const FEW = 6;

/** One custom field, drawn by its input type (document 002, section 2.11). An unknown type is a text field, and nothing is lost. */
export function CustomField(props: CustomFieldProps): JSX.Element {
  const { definition, value, onChange } = props;
  const text = useWidgetText();
  const optional = definition.allowEmpty === true;
  const field = {
    label: definition.label,
    description: definition.helpInformation ?? undefined,
    error: props.error,
    optional,
    disabled: props.disabled === true || definition.readOnlyClient === true,
    ...(props.onBlur === undefined ? {} : { onBlur: props.onBlur }),
  };
  const choices = choicesOf(definition);
  switch (definition.inputType) {
    case 'Free Text(Large)':
      return <TextField {...field} multiline value={value} onChange={onChange} />;
    case 'Radio':
      return choices.length <= FEW ? (
        <RadioGroup {...field} value={value} onChange={onChange} options={choices} />
      ) : (
        <Select {...field} value={value} onChange={onChange} options={choices} placeholder={text('LBL_SELECT')} />
      );
    case 'Pull Down':
      return <Select {...field} value={value} onChange={onChange} options={choices} placeholder={text('LBL_SELECT')} />;
    case 'Pull Down(Long)':
      return (
        <SearchBar
          {...field}
          value={choices.find((choice) => choice.value === value) ?? (value === '' ? null : { label: value, value })}
          minimumCharacters={0}
          dropdown
          search={async (entered) =>
            choices.filter((choice) => choice.label.toLowerCase().includes(entered.toLowerCase()) || entered === value)
          }
          onSelect={(choice) => onChange(choice.value)}
          onClear={() => onChange('')}
        />
      );
    case 'Suggestive Search':
      return (
        <SearchBar
          {...field}
          value={value === '' ? null : { label: value, value }}
          minimumCharacters={2}
          debounce={300}
          search={async (entered, signal) => {
            const found = await props.source.search(definition.cfReferenceListId ?? 0, entered, signal);
            return found.map((name) => ({ label: name, value: name }));
          }}
          onSelect={(choice) => onChange(choice.value)}
          onClear={() => onChange('')}
        />
      );
    case 'Multiselect Checkbox':
      return <MultiselectField {...props} choices={choices} />;
    case 'Date':
      return (
        <DateField
          {...field}
          format={definition.validationFormat ?? null}
          value={parseDate(value, definition.validationFormat)}
          onChange={(iso) => onChange(formatDate(iso, definition.validationFormat))}
        />
      );
    case 'Drill Down':
      return <DrillDownField {...props} />;
    default:
      return definition.secure === true && value !== SECURE_PLACEHOLDER ? (
        <PasswordField {...field} value={value} onChange={onChange} autoComplete="new-password" />
      ) : (
        <TextField {...field} value={value} onChange={onChange} />
      );
  }
}

function MultiselectField(
  props: CustomFieldProps & { choices: readonly { label: string; value: string }[] },
): JSX.Element {
  const { definition, value, onChange, choices } = props;
  const delimiter = definition.strDelim || '|';
  const selected = delimiter === '|' ? splitAnswers(value) : value.split(delimiter).filter((answer) => answer !== '');
  const disabled = props.disabled === true || definition.readOnlyClient === true;
  const toggle = (choice: string, checked: boolean): void => {
    const rest = selected.filter((other) => other !== choice);
    const next = checked ? [...rest, choice] : rest;
    // In the order of the list, so that the same answers are the same text.
    const order = choices.map((entry) => entry.value);
    onChange([...next].sort((one, other) => order.indexOf(one) - order.indexOf(other)).join(delimiter));
  };
  return (
    <FieldFrame
      as="group"
      label={definition.label}
      description={definition.helpInformation ?? undefined}
      error={props.error}
      optional={definition.allowEmpty === true}
      disabled={disabled}
      inputId={`custom-field-${definition.id}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that one of its boxes was left. */}
      <div className={choices.length > FEW ? 'wd-choices wd-choices-many' : 'wd-choices'} onBlur={props.onBlur}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={selected.includes(choice.value)}
            disabled={disabled}
            onChange={(checked) => toggle(choice.value, checked)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

function DrillDownField(props: CustomFieldProps): JSX.Element {
  const { definition, value, onChange, source } = props;
  const text = useWidgetText();
  const [open, setOpen] = useState(false);
  const disabled = props.disabled === true || definition.readOnlyClient === true;
  return (
    <>
      <div className="wd:flex wd:items-start wd:gap-2">
        <div className="wd:grow">
          <TextField
            label={definition.label}
            description={definition.helpInformation ?? undefined}
            error={props.error}
            optional={definition.allowEmpty === true}
            value={value}
            readOnly
            disabled={disabled}
            onChange={() => {}}
            suffix={
              <Button variant="link" disabled={disabled} onClick={() => setOpen(true)}>
                {text('LBL_CHOOSE')}
              </Button>
            }
          />
        </div>
      </div>
      <DrillDownDialog
        open={open}
        title={definition.label}
        levels={source.levels(definition)}
        loadLevel={(names, signal) => source.loadLevel(definition.cfReferenceListId ?? 0, names, signal)}
        onCancel={() => {
          setOpen(false);
          props.onBlur?.();
        }}
        onSelect={(path) => {
          setOpen(false);
          onChange(valueOfPath(path, definition.storeHStr === true, definition.strDelim));
        }}
      />
    </>
  );
}

/** The choices of a field: its own, else its reference values; a missing list is an empty one. */
function choicesOf(definition: CustomFieldDefinition): readonly { label: string; value: string }[] {
  const values = definition.values ?? [];
  if (values.length > 0) return values;
  const listed = definition.refListValues ?? [];
  const names = listed.length > 0 ? listed : (definition.cfRefList ?? []).map((entry) => entry.value);
  return [...new Set(names)].map((name) => ({ label: name, value: name }));
}
