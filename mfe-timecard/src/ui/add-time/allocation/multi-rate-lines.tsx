import { useText } from 'shared-session';
import type { AllocationForm, MultiRateForm } from '../../../domain/form/timecard-form.ts';
import { AmountField } from '../day/amount-field.tsx';
import { fieldId } from '../field-ids.ts';
import { useTimecard } from '../timecard-context.tsx';

interface MultiRateLinesProps {
  scope: string;
  row: AllocationForm;
  disabled: boolean;
  onChange: (field: string, next: (row: AllocationForm) => AllocationForm) => void;
}

/** The rates of an allocation; overtime and double time show for types with showOTDT, but never on prorated days. */
export function MultiRateLines({ scope, row, disabled, onChange }: MultiRateLinesProps) {
  const t = useText();
  const rules = useTimecard((state) => state.rules);
  const prorated = useTimecard((state) => state.metadata.rateApplication === 'DAILY_PRORATE');
  if (row.multiRates.length === 0) return null;
  const overtime = rules.template.allocationType === 'ot_multi_rate';
  const set = (key: string, field: keyof MultiRateForm, text: string) =>
    onChange(`${key}.${field}`, (one) => ({
      ...one,
      multiRates: one.multiRates.map((line) => (line.key === key ? { ...line, [field]: text } : line)),
    }));
  const amount = (
    line: MultiRateForm,
    field: 'hours' | 'regularHours' | 'overtimeHours' | 'doubletimeHours',
    label: string,
  ) => (
    <div className="tc-field" key={field}>
      <span aria-hidden="true">{label}</span>
      <AmountField
        id={fieldId(scope, `${row.key}.${line.key}.${field}`)}
        label={`${line.type}, ${label}`}
        hideLabel
        value={line[field]}
        precision={rules.precision}
        disabled={disabled}
        onChange={(text) => set(line.key, field, text)}
      />
    </div>
  );
  return (
    <div className="tc-rates">
      {row.multiRates.map((line) => {
        const showOTDT =
          overtime && !prorated && (rules.multiRates.find((rate) => rate.type === line.type)?.showOTDT ?? true);
        return showOTDT ? (
          <div className="tc-rate" key={line.key}>
            <b>{line.type}</b>
            {amount(line, 'regularHours', t('LBL_REGULAR'))}
            {amount(line, 'overtimeHours', t('LBL_OVERTIME'))}
            {amount(line, 'doubletimeHours', t('LBL_DOUBLETIME'))}
          </div>
        ) : (
          <div className="tc-rate" key={line.key}>
            {amount(line, 'hours', line.type)}
          </div>
        );
      })}
    </div>
  );
}
