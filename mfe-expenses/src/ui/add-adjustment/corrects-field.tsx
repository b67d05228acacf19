import { Select } from 'mfe_widgets/select';
import { useText } from 'shared-session';
import { changeAdjustment } from '../../state/adjustment-store.ts';
import { itemChoice } from '../page/item-labels.ts';
import { useAdjustment, useAdjustmentEditable, useAdjustmentStore } from './adjustment-context.tsx';
import { CORRECTS_ID } from './adjustment-ids.ts';

/** The select for the corrected item. A new item belongs to the same period. */
export function CorrectsField() {
  const t = useText();
  const store = useAdjustmentStore();
  const disabled = !useAdjustmentEditable();
  const corrects = useAdjustment((state) => state.form.corrects);
  const { correctable, currency } = useAdjustment((state) => state.setting);
  return (
    <div className="ex-card ex-pad">
      <Select
        id={CORRECTS_ID}
        label={t('LBL_CORRECTS')}
        value={corrects === null ? 'none' : String(corrects)}
        disabled={disabled}
        options={[
          { value: 'none', label: t('LBL_CORRECTS_NONE') },
          ...correctable.map((item) => ({
            value: String(item.billingItemId),
            label: itemChoice(t, item, currency),
          })),
        ]}
        onChange={(value) =>
          changeAdjustment(store, { label: 'LBL_STEP_CORRECTS_CHANGED' }, (form) => ({
            ...form,
            corrects: value === 'none' ? null : Number(value),
          }))
        }
      />
    </div>
  );
}
