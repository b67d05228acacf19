import { useText } from 'shared-session';
import type { CustomField } from '../../../domain/form/timecard-rules.ts';

interface CustomFieldInputProps {
  id: string;
  field: CustomField;
  line: number;
  value: string;
  disabled: boolean;
  invalid: boolean;
  onChange: (value: string) => void;
}

/** A custom field of an allocation, as its input type asks: a list, a date, or text with suggestions. */
export function CustomFieldInput({ id, field, line, value, disabled, invalid, onChange }: CustomFieldInputProps) {
  const t = useText();
  const common = {
    id,
    value,
    disabled,
    'aria-label': t('LBL_LINE_FIELD', { field: field.label, line }),
    'aria-invalid': invalid || undefined,
    'aria-required': field.required || undefined,
    title: field.help ?? undefined,
  };
  const listed =
    field.choices.length > 0 && !field.inputType.startsWith('Free Text') && field.inputType !== 'Suggestive Search';
  return (
    <div className="tc-field tc-field-wide">
      <span aria-hidden="true">{field.label}</span>
      {listed ? (
        <select className="tc-select" {...common} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('LBL_CHOOSE')}</option>
          {value !== '' && !field.choices.some((choice) => choice.value === value) ? (
            <option value={value}>{value}</option>
          ) : null}
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <>
          <input
            className="tc-input"
            type={field.inputType === 'Date' ? 'date' : 'text'}
            list={field.choices.length > 0 ? `${id}.list` : undefined}
            {...common}
            onChange={(event) => onChange(event.target.value)}
          />
          {field.choices.length > 0 ? (
            <datalist id={`${id}.list`}>
              {field.choices.map((choice) => (
                <option key={choice.value} value={choice.value} />
              ))}
            </datalist>
          ) : null}
        </>
      )}
    </div>
  );
}
