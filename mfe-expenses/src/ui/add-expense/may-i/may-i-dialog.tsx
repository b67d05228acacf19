import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { DateField } from 'mfe_widgets/date-field';
import { Dialog } from 'mfe_widgets/dialog';
import { Select } from 'mfe_widgets/select';
import { useCallback, useState } from 'react';
import { locale, useText } from 'shared-session';
import { isUnitType } from 'shared-validators/expense';
import { maySpend, type Purchase, type SpendingAnswer } from '../../../domain/may-i-spend.ts';
import { currenciesOf } from '../../../domain/report-setting.ts';
import { formatMoney, today } from '../../page/formats.ts';
import { MoneyField } from '../../page/money-field.tsx';
import { breachText, categoryText, typeText } from '../line-labels.ts';
import { useReport } from '../report-context.tsx';

/** "May I spend this?": type, day and amount, and the verdict of the policies, by the same rules as for a line. */
export function MayIDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const setting = useReport((state) => state.setting);
  const lines = useReport((state) => state.form.lines);
  const [purchase, setPurchase] = useState<Purchase>(() => ({
    category: '',
    expenseType: '',
    expenseDate: today(),
    amount: '',
    currency: setting.currency,
  }));
  const change = useCallback((part: Partial<Purchase>) => setPurchase((before) => ({ ...before, ...part })), []);
  const changeAmount = useCallback((amount: string) => change({ amount }), [change]);
  const { currency } = purchase;
  // Expenses at a rate of the engagement are not purchases.
  const types = (setting.categories[purchase.category] ?? []).filter((type) => !isUnitType(type));
  const answer = maySpend(purchase, lines, setting);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('LBL_MAY_I')}
      width={480}
      footer={<Button onClick={onClose}>{t('LBL_CLOSE')}</Button>}
    >
      <div className="ex-ask">
        <Select
          label={t('LBL_CATEGORY')}
          value={purchase.category}
          placeholder={t('LBL_EX_CHOOSE')}
          options={Object.keys(setting.categories).map((value) => ({ value, label: categoryText(t, value) }))}
          onChange={(category) => change({ category, expenseType: '' })}
        />
        <Select
          label={t('LBL_EX_TYPE')}
          value={purchase.expenseType}
          placeholder={t('LBL_EX_CHOOSE')}
          disabled={purchase.category === ''}
          options={types.map((value) => ({ value, label: typeText(t, value) }))}
          onChange={(expenseType) => change({ expenseType })}
        />
        <DateField
          label={t('LBL_EX_DATE')}
          value={purchase.expenseDate}
          format={locale.getState().datePattern.toUpperCase()}
          onChange={(expenseDate) => change({ expenseDate })}
        />
        <Select
          label={t('LBL_CURRENCY')}
          value={currency}
          options={currenciesOf(setting).map((value) => ({ value, label: value }))}
          onChange={(next) => change({ currency: next })}
        />
        <MoneyField
          id="ex.ask.amount"
          label={t('LBL_EX_AMOUNT')}
          value={purchase.amount}
          currency={currency}
          onChange={changeAmount}
        />
      </div>
      <div aria-live="polite">
        {answer === null ? (
          <p className="ex-quiet">{t('MSG_MAY_I_HOW')}</p>
        ) : (
          <Answer answer={answer} spent={purchase.currency} />
        )}
      </div>
    </Dialog>
  );
}

const TONES = { YES: 'success', RECEIPT: 'success', REASON: 'warning', RATE: 'warning' } as const;

function Answer({ answer: { kind, breaches, left }, spent }: { answer: SpendingAnswer; spent: string }) {
  const t = useText();
  const own = useReport((state) => state.setting.currency);
  if (kind === 'RATE')
    return (
      <Banner tone="warning" live="off">
        {t('MSG_EXPENSE_RATE', { currency: spent, own })}
      </Banner>
    );
  return (
    <Banner tone={TONES[kind]} live="off" title={t(`MSG_MAY_I_${kind}`)}>
      <ul>
        {breaches.map((breach) => (
          <li key={`${breach.policy.kind} ${breach.policy.category} ${breach.policy.expenseType}`}>
            {breachText(t, breach, own)}
          </li>
        ))}
        {left === null ? null : <li>{t('MSG_MAY_I_LEFT', { amount: formatMoney(left, own) })}</li>}
      </ul>
    </Banner>
  );
}
