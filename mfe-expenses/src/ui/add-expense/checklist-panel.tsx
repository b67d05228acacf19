import { Checkbox } from 'mfe_widgets/checkbox';
import { Icon } from 'mfe_widgets/icon';
import { useDeferredValue, useMemo } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { missingOf, neutralMissing } from '../../domain/checklist.ts';
import type { LineForm } from '../../domain/report-form.ts';
import { hasWaiting, missingReceipts } from '../../domain/waiting-receipts.ts';
import { waitingOf } from '../../state/underway-receipts.ts';
import { leadToReceipt } from '../page/page-receipts.ts';
import { leadTo } from './line-ids.ts';
import { lineName, missingText } from './line-labels.ts';
import { useReport, useReportReceipts, useReportStore } from './report-context.tsx';

/** Missing entries, each a link to its field. */
export function ChecklistPanel({ incomplete }: { incomplete: (line: LineForm) => boolean }) {
  const t = useText();
  const store = useReportStore();
  const form = useDeferredValue(useReport((state) => state.form));
  const setting = useReport((state) => state.setting);
  const certified = useReport((state) => state.certified);
  const showsMissing = useReport((state) => state.showsMissing);
  const missing = useMemo(() => {
    const all = missingOf(form, setting, 'submit', incomplete);
    return showsMissing ? all : neutralMissing(all, form);
  }, [form, setting, incomplete, showsMissing]);
  const isWaiting = useStore(useReportReceipts(), (state) => hasWaiting(waitingOf(state)));
  const isComplete = missing.length === 0 && !isWaiting;
  const places = new Map(form.lines.map((line, at) => [line.key, { line, number: at + 1 }]));
  return (
    <section className="ex-card ex-pad" aria-labelledby="ex.checklist">
      <h2 id="ex.checklist">{t('LBL_EX_BEFORE_YOU_SUBMIT')}</h2>
      <ul className="ex-checks">
        {isComplete ? (
          <li data-done>
            <Icon name="check-circle" size={16} />
            <span>{t('MSG_EXPENSE_COMPLETE')}</span>
          </li>
        ) : (
          missing.map((one) => {
            const { label, line: key, field } = one;
            const place = key === undefined ? undefined : places.get(key);
            return (
              <li key={`${key} ${field} ${label}`}>
                <span className="ex-open" aria-hidden="true" />
                <span>
                  {key !== undefined && place ? (
                    <>
                      <button
                        type="button"
                        className="ex-link"
                        onClick={({ currentTarget }) => leadTo(store, currentTarget, key, field)}
                      >
                        {lineName(t, place.line, place.number)}
                      </button>
                      {': '}
                    </>
                  ) : null}
                  {missingText(t, one)}
                </span>
              </li>
            );
          })
        )}
        {isWaiting ? <WaitingReceipts /> : null}
      </ul>
      <div className="ex-certify">
        <Checkbox
          label={t('LBL_CERTIFY_EXPENSES')}
          checked={certified}
          onChange={(on) => store.setState({ certified: on })}
          {...(showsMissing && !certified && isComplete ? { error: t('MSG_EXPENSE_CERTIFY') } : {})}
        />
      </div>
    </section>
  );
}

/** Receipts that are not in the report yet, each entry a link to one. */
function WaitingReceipts() {
  const t = useText();
  const receipts = useStore(useReportReceipts());
  return missingReceipts(waitingOf(receipts)).map(({ what, label, count }) => (
    <li key={what}>
      <span className="ex-open" aria-hidden="true" />
      <span>
        <button
          type="button"
          className="ex-link"
          onClick={({ currentTarget }) => leadToReceipt(currentTarget.getRootNode() as Document | ShadowRoot, what)}
        >
          {t('LBL_RECEIPTS')}
        </button>
        {': '}
        {t(label, { count })}
      </span>
    </li>
  ));
}
