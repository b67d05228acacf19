import { type JSX, useState } from 'react';
import { SECURE_PLACEHOLDER } from 'shared-validators';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DateField, formatDate, parseDate } from '../date-field/index.ts';
import { DrillDownDialog, type LevelItem, valueOfPath } from '../drill-down/index.ts';
import { FieldFrame } from '../internal/field/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { VirtualList } from '../internal/virtual-list/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchBar, type SearchBarProps } from '../search-bar/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import type { CustomFieldDefinition } from './definition.ts';
import { splitAnswers } from './follow-on-graph.ts';
import { type ReferenceSearch, referenceSearch } from './reference-search.ts';

/** Where reference values come from; calls are the caller's (`shared-client/custom-fields`). */
export interface ReferenceSource {
  /** Values of a list that match a text: `searchReferenceList(listId, { ...search, signal })` of `shared-client/custom-fields`. */
  search: (listId: number, search: ReferenceSearch, signal: AbortSignal) => Promise<readonly string[]>;
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
  /** A suggestive search: a text was typed and nothing chosen yet; `''` when the text was taken out again. */
  onType?: (text: string) => void;
  /** A sentence, or undefined. */
  error?: string | undefined;
  source: ReferenceSource;
  disabled?: boolean;
}

interface Choice {
  label: string;
  value: string;
}

/** More choices than this are a dropdown instead of radios, or scroll instead of standing all in sight. */
const FEW = 6;

/** More than this draw only what is in sight. */
const MANY = 200;

/** What the frame of a field shows, whatever its input type. */
export function framing(definition: CustomFieldDefinition, disabled: boolean) {
  return {
    label: definition.label,
    description: definition.helpInformation ?? undefined,
    optional: definition.allowEmpty === true,
    disabled: disabled || definition.readOnlyClient === true,
  };
}

/** Input types with a control of their own; any other is a text. */
const CONTROLS: ReadonlySet<string> = new Set([
  'Radio',
  'Pull Down',
  'Pull Down(Long)',
  'Suggestive Search',
  'Multiselect Checkbox',
  'Date',
  'Drill Down',
]);

/** A text that is typed as it is; a secure one is masked while it is typed. */
export function isTypedText({ inputType, secure }: CustomFieldDefinition): boolean {
  return secure !== true && !CONTROLS.has(inputType);
}

/** One custom field, drawn by its input type (document 002, section 2.11). An unknown type is a text field, and nothing is lost. */
export function CustomField(props: CustomFieldProps): JSX.Element {
  const { definition, value, onChange } = props;
  const text = useWidgetText();
  const field = {
    ...framing(definition, props.disabled === true),
    error: props.error,
    ...(props.onBlur === undefined ? {} : { onBlur: props.onBlur }),
  };
  const choices = choicesOf(definition);
  switch (definition.inputType) {
    case 'Free Text(Large)':
      return <TextField {...field} multiline value={value} onChange={onChange} />;
    case 'Radio':
      // Without any choice a pull-down says what is missing; radios would be an empty place.
      if (choices.length > 0 && choices.length <= FEW)
        return <RadioGroup {...field} value={value} onChange={onChange} options={choices} />;
      return choices.length <= MANY ? (
        <Select {...field} value={value} onChange={onChange} options={choices} placeholder={text('LBL_SELECT')} />
      ) : (
        <LongPullDown field={field} choices={choices} value={value} onChange={onChange} />
      );
    case 'Pull Down':
      return choices.length <= MANY ? (
        <Select {...field} value={value} onChange={onChange} options={choices} placeholder={text('LBL_SELECT')} />
      ) : (
        <LongPullDown field={field} choices={choices} value={value} onChange={onChange} />
      );
    case 'Pull Down(Long)':
      return <LongPullDown field={field} choices={choices} value={value} onChange={onChange} />;
    case 'Suggestive Search':
      return (
        <SearchBar
          {...field}
          value={value === '' ? null : { label: value, value }}
          minimumCharacters={2}
          debounce={300}
          restoreOnBlur={false}
          onType={(typed) => props.onType?.(typed)}
          search={async (entered, signal) => {
            const found = await props.source.search(
              definition.cfReferenceListId ?? 0,
              referenceSearch(definition, entered),
              signal,
            );
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

interface LongPullDownProps {
  field: Pick<SearchBarProps, 'label' | 'description' | 'error' | 'optional' | 'disabled' | 'onBlur'>;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** A pull-down that is searched, and draws what is in sight of a list of any length. */
function LongPullDown({ field, choices, value, onChange }: LongPullDownProps): JSX.Element {
  const chosen = choices.find((choice) => choice.value === value);
  const shown = chosen?.label ?? value;
  return (
    <SearchBar
      {...field}
      value={value === '' ? null : { label: shown, value }}
      minimumCharacters={0}
      dropdown
      // The chosen one's own text, which stands there when the list is opened, narrows nothing.
      search={async (entered) =>
        entered === shown ? choices : choices.filter(({ label }) => label.toLowerCase().includes(entered.toLowerCase()))
      }
      onSelect={(choice) => onChange(choice.value)}
      onClear={() => onChange('')}
    />
  );
}

function MultiselectField(props: CustomFieldProps & { choices: readonly Choice[] }): JSX.Element {
  const { definition, value, onChange, choices } = props;
  const delimiter = definition.strDelim || '|';
  const selected = delimiter === '|' ? splitAnswers(value) : value.split(delimiter).filter((answer) => answer !== '');
  const chosen = new Set(selected);
  const disabled = props.disabled === true || definition.readOnlyClient === true;
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
      disabled={disabled}
      onChange={(checked) => toggle(choice.value, checked)}
    />
  );
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
      <div
        className={choices.length > MANY ? '' : choices.length > FEW ? 'wd-choices wd-choices-many' : 'wd-choices'}
        onBlur={props.onBlur}
      >
        {choices.length <= MANY ? (
          choices.map(box)
        ) : (
          <VirtualList
            className="wd-choices-window"
            count={choices.length}
            row={(index) => {
              const choice = choices[index];
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
function choicesOf(definition: CustomFieldDefinition): readonly Choice[] {
  const values = definition.values ?? [];
  if (values.length > 0) return values;
  const listed = definition.refListValues ?? [];
  const names = listed.length > 0 ? listed : (definition.cfRefList ?? []).map((entry) => entry.value);
  return [...new Set(names)].map((name) => ({ label: name, value: name }));
}
