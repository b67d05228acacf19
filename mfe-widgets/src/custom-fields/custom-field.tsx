import type { JSX } from 'react';
import { focusAfter } from 'shared-session/focus';
import { ISO_DATE } from 'shared-validators';
import { LINE_TEXTS } from 'shared-validators/line-texts';
import { Button } from '../button/index.ts';
import { DateField, formatDate, parseDate } from '../date-field/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchBar } from '../search-bar/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { choicesOf, FEW, MANY, matching } from './choices.ts';
import { type CustomFieldProps, framing } from './custom-field-props.ts';
import { DrillDownField } from './drill-down-field.tsx';
import { LongPullDown } from './long-pull-down.tsx';
import { MultiselectField } from './multiselect-field.tsx';
import { REFERENCE_PAGE_SIZE, referenceSearch } from './reference-search.ts';
import { SecureText } from './secure-text.tsx';

/**
 * One custom field, rendered by its input type (docs: custom-fields#field-renderers). An unknown type is a text field, so that nothing is
 * lost.
 */
export function CustomField(props: CustomFieldProps): JSX.Element {
  const { definition, value, onChange } = props;
  const text = usePageText();
  const field = {
    ...framing(definition, props.disabled === true),
    error: props.error,
    ...(props.onBlur === undefined ? {} : { onBlur: props.onBlur }),
  };
  const readOnly = definition.readOnlyClient === true;
  const typed = { readOnly, value, onChange, maxLength: LINE_TEXTS.customField };
  const choices = choicesOf(definition);
  switch (definition.inputType) {
    case 'Free Text(Large)':
      return <TextField {...field} {...typed} multiline />;
    case 'Radio':
      // Without any choice a pull-down shows that choices are missing; radios would be an empty space.
      if (choices.length > 0 && choices.length <= FEW)
        return (
          <div>
            <RadioGroup {...field} value={value} onChange={onChange} options={choices} />
            {field.optional && value !== '' && !field.disabled ? (
              <Button
                variant="link"
                size="small"
                aria-label={`${text('LBL_CLEAR')}: ${definition.label}`}
                onClick={({ currentTarget }) =>
                  focusAfter(
                    currentTarget,
                    () => onChange(''),
                    () => currentTarget.parentElement?.querySelector('input'),
                  )
                }
              >
                {text('LBL_CLEAR')}
              </Button>
            ) : null}
          </div>
        );
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
          onType={(entered) => props.onType?.(entered)}
          search={async (entered, signal) => {
            const { cfReferenceListId: listId } = definition;
            if (typeof listId !== 'number') return matching(choices, entered).slice(0, REFERENCE_PAGE_SIZE);
            const found = await props.source.search(listId, referenceSearch(definition, entered), signal);
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
          readOnly={readOnly}
          value={parseDate(value, definition.validationFormat) || parseDate(value, ISO_DATE)}
          onChange={(iso) => onChange(formatDate(iso, definition.validationFormat))}
        />
      );
    case 'Drill Down':
      return <DrillDownField {...props} />;
    default:
      return definition.secure === true ? <SecureText {...props} /> : <TextField {...field} {...typed} />;
  }
}
