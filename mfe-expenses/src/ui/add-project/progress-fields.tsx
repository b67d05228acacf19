import { Select } from 'mfe_widgets/select';
import { useCallback } from 'react';
import { useText } from 'shared-session';
import { formatMinorUnits } from 'shared-validators/money';
import { billedNow, completeAmount, type Progress } from 'shared-validators/project';
import type { ProjectLineForm } from '../../domain/project/project-form.ts';
import { changeLine } from '../../state/project-store.ts';
import { AmountNote, noteId } from '../page/amount-note.tsx';
import { formatMoney } from '../page/formats.ts';
import { MoneyField } from '../page/money-field.tsx';
import { useProject, useProjectEditable, useProjectStore } from './project-context.tsx';
import { lineFieldId } from './project-ids.ts';

interface ProgressFieldsProps {
  readonly line: ProjectLineForm;
  readonly progress: Progress;
  readonly error: string | undefined;
}

/** The progress of a part of the plan, the amount that is billed now, and the rest. */
export function ProgressFields({ line, progress, error }: ProgressFieldsProps) {
  const t = useText();
  const store = useProjectStore();
  const disabled = !useProjectEditable();
  const { currency } = useProject((state) => state.setting);
  const { key, completeBy } = line;
  const unit = completeBy === 'AMOUNT' ? currency : null;
  const change = useCallback((complete: string) => changeLine(store, key, { complete }), [store, key]);
  const complete = completeAmount(progress, currency);
  const now = billedNow(progress, currency);
  return (
    <>
      <Select
        label={t('LBL_COMPLETE_BY')}
        value={completeBy}
        disabled={disabled}
        options={[
          { value: 'PERCENT', label: t('LBL_EX_PERCENT') },
          { value: 'AMOUNT', label: t('LBL_EX_AMOUNT') },
        ]}
        onChange={(by) =>
          changeLine(store, key, {
            completeBy: by === 'AMOUNT' ? 'AMOUNT' : 'PERCENT',
            // Every percentage has an amount, but an amount may not have a percentage with two decimals.
            complete: by === 'AMOUNT' && complete !== null ? formatMinorUnits(complete, currency) : '',
          })
        }
      />
      <MoneyField
        id={lineFieldId(key, 'complete')}
        describedBy={noteId(lineFieldId(key, 'complete'))}
        label={t('LBL_COMPLETE_TO_DATE')}
        value={line.complete}
        disabled={disabled}
        invalid={error !== undefined}
        currency={unit}
        onChange={change}
      />
      <AmountNote of={lineFieldId(key, 'complete')} error={error}>
        {now === null || complete === null
          ? null
          : t('MSG_BILLED_NOW', {
              amount: formatMoney(now, currency),
              left: formatMoney(progress.planned - complete, currency),
            })}
      </AmountNote>
    </>
  );
}
