import { IconButton } from 'mfe_widgets/button';
import { useCallback } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import type { Share } from 'shared-validators/money';
import type { LineForm, SplitForm, SplitPartForm } from '../../../domain/report-form.ts';
import { shareCurrency, withoutPart } from '../../../domain/split-form.ts';
import { changeForm } from '../../../state/item-store.ts';
import { formatMoney } from '../../page/formats.ts';
import { MoneyField } from '../../page/money-field.tsx';
import { AllocationFields } from '../allocation-fields.tsx';
import type { Widget } from '../cost-form.ts';
import { fieldId, splitButtonId } from '../line-ids.ts';
import { useEditable, useReport, useReportStore } from '../report-context.tsx';

interface SplitPartProps {
  readonly widget: Widget;
  readonly line: LineForm;
  readonly split: SplitForm;
  readonly part: SplitPartForm;
  /** Counted from 1. */
  readonly number: number;
  /** The amount of the part; undefined while the line's amount is not known. */
  readonly charged: Share<number> | undefined;
  /** The typed text is not a share. */
  readonly isBad: boolean;
}

/** A part of a line: its share and amount, whether it gets the unit that is left over, and its allocation. */
export function SplitPart({ widget, line, split, part, number, charged, isBad }: SplitPartProps) {
  const t = useText();
  const store = useReportStore();
  const disabled = !useEditable();
  const own = useReport((state) => state.setting.currency);
  const { key } = line;
  const unit = shareCurrency(split.by, line.currency);
  const change = useCallback(
    (field: Partial<SplitPartForm>) => {
      const group = `${key} ${part.key} ${Object.keys(field).join(' ')}`;
      changeForm(store, { label: 'LBL_STEP_LINE_CHANGED', group }, (form) => ({
        ...form,
        lines: form.lines.map((one) =>
          one.key === key && one.split ? withField(one, one.split, part.key, field) : one,
        ),
      }));
    },
    [store, key, part.key],
  );
  const changeShare = useCallback((share: string) => change({ share }), [change]);
  return (
    <fieldset className="ex-part">
      <legend>{t('LBL_SPLIT_PART', { number })}</legend>
      <div className="ex-part-share">
        <MoneyField
          id={fieldId(key, `share.${part.key}`)}
          label={t(split.by === 'PERCENT' ? 'LBL_EX_PERCENT' : 'LBL_EX_AMOUNT')}
          value={part.share}
          disabled={disabled}
          invalid={isBad}
          currency={unit}
          onChange={changeShare}
        />
        <p className="ex-part-amount">
          {charged ? <b>{formatMoney(charged.units, own)}</b> : null}
          {charged?.hasSpareUnit ? <small>{t('MSG_SPLIT_SPARE', { amount: formatMoney(1, own) })}</small> : null}
        </p>
        {disabled ? null : (
          <IconButton
            icon="trash"
            label={t('LBL_SPLIT_REMOVE', { number })}
            onClick={({ currentTarget }) =>
              focusAfter(
                currentTarget,
                () =>
                  changeForm(store, { label: 'LBL_STEP_SPLIT' }, (form) => ({
                    ...form,
                    lines: form.lines.map((one) => (one.key === key ? { ...one, ...withoutPart(one, part.key) } : one)),
                  })),
                // Removing all but one part removes the split.
                (scope) => scope.getElementById(fieldId(key, 'split.add')) ?? scope.getElementById(splitButtonId(key)),
              )
            }
          />
        )}
      </div>
      <AllocationFields
        widget={widget}
        name={part.key}
        line={line}
        values={part.values}
        onChange={(values) => change({ values })}
      />
    </fieldset>
  );
}

const withField = (line: LineForm, split: SplitForm, key: string, field: Partial<SplitPartForm>): LineForm => ({
  ...line,
  split: { ...split, parts: split.parts.map((part) => (part.key === key ? { ...part, ...field } : part)) },
});
