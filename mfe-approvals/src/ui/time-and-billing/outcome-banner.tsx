import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import type { DecisionOutcome } from 'shared-client/approvals';
import { nameFor, type Translate, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { useStore } from 'zustand';
import type { Decisions } from '../../state/decisions.ts';
import { formatDate } from '../page/formats.ts';

const NAMED = 8;
const LABELS: Readonly<Record<Exclude<DecisionOutcome['fate'], 'decided'>, string>> = {
  changed: 'MSG_OUTCOME_CHANGED',
  own: 'MSG_OUTCOME_OWN',
  forbidden: 'MSG_OUTCOME_FORBIDDEN',
  missing: 'MSG_OUTCOME_MISSING',
  final: 'MSG_OUTCOME_FINAL',
};

/** The reason why an item was not decided, or not undone. */
export function outcomeText(t: Translate, { fate, by, byFor, at }: DecisionOutcome): string {
  if (fate !== 'decided') return t(LABELS[fate]);
  return t('MSG_OUTCOME_DECIDED', { by: nameFor(t, by, byFor), time: at ? formatMoment(at) : '' });
}

/** The items that were not decided or undone as requested, each with the reason, in one summary. */
export function OutcomeBanner({ decisions }: { decisions: Decisions }) {
  const t = useText();
  const outcome = useStore(decisions, (state) => state.outcome);
  if (!outcome) return null;
  return (
    <Banner
      tone="warning"
      title={t(outcome.kind === 'undo' ? 'MSG_NOT_UNDONE' : 'MSG_NOT_DECIDED', { count: outcome.count })}
    >
      <ul>
        {outcome.fates.slice(0, NAMED).map((one) => (
          <li key={one.billingItemId}>
            <b>{one.workerName}</b> {one.periodEndDate ? formatDate(one.periodEndDate) : null}: {outcomeText(t, one)}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={decisions.dismiss}>
        {t('LBL_DISMISS')}
      </Button>
    </Banner>
  );
}
