import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { useId, useState } from 'react';
import { useText } from 'shared-session';
import { blankAllocation } from '../../../domain/form/blank.ts';
import { SPAN_TYPES } from '../../../domain/form/timecard-form.ts';
import { type AllocationName, nameOf, withName } from '../../../domain/grid/allocation-row.ts';
import { CustomFields } from '../allocation/custom-fields.tsx';
import { useRules } from '../timecard-context.tsx';

interface RowNameDialogProps {
  /** The current name; null to add a row. */
  readonly name: AllocationName | null;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDone: (name: AllocationName) => void;
}

const UNNAMED: AllocationName = { values: {}, costAllocType: '', pieceType: '', nth: 0 };

/** The cost centre of a row of the matrix: the custom fields of its allocations, once for all days, and their type. */
export function RowNameDialog({ name, title, onClose, onDone }: RowNameDialogProps) {
  const t = useText();
  const rules = useRules();
  const [row, setRow] = useState(() => withName(blankAllocation(rules, 1), name ?? { ...UNNAMED, ...firstType() }));
  const typeId = useId();
  const { allocationType } = rules.template;
  const types =
    allocationType === 'per_unit'
      ? rules.pieceTypes
      : allocationType === 'ot_multi_rate'
        ? [SPAN_TYPES.labor, ...rules.multiRates.map((rate) => rate.type)]
        : [];
  const part = allocationType === 'per_unit' ? 'pieceType' : 'costAllocType';
  function firstType(): Partial<AllocationName> {
    if (rules.template.allocationType === 'per_unit') return { pieceType: rules.pieceTypes[0] ?? '' };
    return rules.template.allocationType === 'ot_multi_rate' ? { costAllocType: SPAN_TYPES.labor } : {};
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={540}
      footer={
        <>
          <Button onClick={onClose}>{t('LBL_CANCEL')}</Button>
          <Button variant="primary" onClick={() => onDone(nameOf(row, []))}>
            {t('LBL_CONTINUE')}
          </Button>
        </>
      }
    >
      <div className="tc-row-name">
        {types.length > 0 ? (
          <p>
            <label htmlFor={typeId}>{t(part === 'pieceType' ? 'LBL_TC_PIECE_TYPE' : 'LBL_TC_TYPE')}</label>
            <select
              id={typeId}
              className="tc-input tc-select"
              value={row[part]}
              onChange={({ target }) => setRow((now) => ({ ...now, [part]: target.value }))}
            >
              {types.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          </p>
        ) : null}
        {rules.openCustomValues ? (
          <CustomFields
            openCustomValues={rules.openCustomValues}
            fields={rules.customFields}
            values={row.values}
            workedDate={rules.workedDates.at(0)}
            disabled={false}
            showErrors={false}
            onChange={(_, next) => setRow((now) => ({ ...now, values: next(now.values) }))}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
