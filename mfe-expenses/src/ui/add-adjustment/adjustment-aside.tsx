import { useText } from 'shared-session';
import { adjustmentMissing, correctedOf, totalOf } from '../../domain/adjustment/adjustment-form.ts';
import { Difference } from '../page/difference.tsx';
import { formatMoney } from '../page/formats.ts';
import { ItemChecklist } from '../page/item-checklist.tsx';
import { itemName } from '../page/item-labels.ts';
import { useAdjustment, useAdjustmentStore } from './adjustment-context.tsx';
import { leadToMissing } from './adjustment-ids.ts';

/** Missing entries, and the certification. */
export function AdjustmentChecklist() {
  const t = useText();
  const store = useAdjustmentStore();
  const { form, setting, certified, showsMissing } = useAdjustment((state) => state);
  const nameOf = (key: string): string => {
    const at = form.lines.findIndex((line) => line.key === key);
    return form.lines[at]?.description.trim() || t('LBL_LINE_NUMBER', { number: at + 1 });
  };
  return (
    <ItemChecklist
      rows={adjustmentMissing(form, setting, 'submit').map((missing) => ({
        key: `${missing.line} ${missing.field}`,
        place: missing.line === undefined ? null : nameOf(missing.line),
        label: missing.label,
        missing,
      }))}
      lead={leadToMissing}
      certify={t('LBL_CERTIFY_ADJUSTMENT')}
      certified={certified}
      onCertify={(on) => store.setState({ certified: on })}
      showsMissing={showsMissing}
    />
  );
}

/** The amount of the correction, next to the corrected item. */
export function DifferencePanel() {
  const t = useText();
  const form = useAdjustment((state) => state.form);
  const setting = useAdjustment((state) => state.setting);
  const { currency } = setting;
  const corrected = correctedOf(form, setting);
  const adjusted = totalOf(form, currency);
  return (
    <section className="ex-card ex-pad" aria-labelledby="ex.totals">
      <h2 id="ex.totals">{t(corrected ? 'LBL_DIFFERENCE' : 'LBL_THIS_ITEM')}</h2>
      {corrected ? (
        <>
          <p className="ex-quiet">{itemName(t, corrected)}</p>
          <Difference corrected={corrected} adjusted={adjusted} currency={currency} />
        </>
      ) : (
        <dl className="ex-totals">
          <div className="ex-total">
            <dt>{t('LBL_EX_TOTAL')}</dt>
            <dd>{formatMoney(adjusted, currency)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
